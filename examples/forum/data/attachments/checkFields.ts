import { tooLong } from '../tooLong';
import { invalid, type FieldError } from '../../httpError';
import type { FormSchema } from '../../wire';

/** Fields that fit the schema, without the space around them; what the schema does not name is left out. Throws 400 by field. */
export function checkFields(schema: FormSchema, fields: Record<string, unknown>): Record<string, string> {
  const problems: (Pick<FieldError, 'field' | 'message'> & Partial<FieldError>)[] = [];
  const checked: Record<string, string> = {};
  for (const [field, rule] of Object.entries(schema.properties)) {
    const given = Object.hasOwn(fields, field) ? fields[field] : '';
    const { label } = rule['x-control'];
    const value = typeof given === 'string' ? given.trim() || (rule.enum ? (rule.default ?? '') : '') : null;
    if (value === null) problems.push({ field, message: `${label} is not valid.` });
    else if (value === '') {
      if (schema.required.includes(field))
        problems.push({ field, code: 'missingField', message: `${label} is required.` });
    } else if (rule.enum && !rule.enum.includes(value))
      problems.push({ field, message: `${label} is not valid.` });
    else if (rule.maxLength !== undefined && value.length > rule.maxLength)
      problems.push({
        field,
        code: 'maxLength',
        message: tooLong(label, value.length - rule.maxLength),
      });
    checked[field] = value ?? '';
  }
  if (problems.length > 0) throw invalid(...problems);
  return checked;
}
