import { isRecord } from '../../contract/foreign';
import { api } from '../../store/api';
import type { AttachmentPost } from './attachmentsSlice';

/** One field of a form described by the server. Texts are English. */
export interface SchemaField {
  name: string;
  label: string;
  description: string;
  required: boolean;
  kind: 'line' | 'lines' | 'number' | 'choice' | 'check';
  /** Of a choice. */
  choices: { value: string; label: string }[];
  initial: string | boolean;
  maxLength: number | undefined;
}

export interface FormQuery extends AttachmentPost {
  attachmentType: string;
  /** Chosen values on which the rest of some forms depends. */
  projectID?: string;
  issueTypeID?: string;
}

const formApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAttachmentForm: build.query<SchemaField[], FormQuery>({
      query: (query) => ({ path: 'attachments/schema', query: { ...query } }),
      transformResponse: readFormSchema,
    }),
  }),
});

export const { useGetAttachmentFormQuery } = formApi;

/** What says what the form is for is no field of it. */
const given = new Set(['attachmentType', 'recordType', 'recordID']);

/** A foreign JSON schema as fields, in its order; hidden fields are left to the server. */
export function readFormSchema(foreign: unknown): SchemaField[] {
  if (!isRecord(foreign) || !isRecord(foreign.properties)) return [];
  const required = texts(foreign.required);
  return Object.entries(foreign.properties).flatMap(([name, node]): SchemaField[] => {
    if (!isRecord(node) || given.has(name)) return [];
    const control = controlOf(node);
    if (control.inputType === 'hidden') return [];
    const choices = choicesOf(node, control);
    const kind = kindOf(node, control, choices.length > 0);
    return [
      {
        ...{ name, kind, choices, required: required.includes(name) },
        label: text(control.label) || name,
        description: text(control.description),
        initial: kind === 'check' ? node.default === true : text(node.default),
        maxLength: typeof node.maxLength === 'number' && node.maxLength > 0 ? node.maxLength : undefined,
      },
    ];
  });
}

function kindOf(
  { type }: Record<string, unknown>,
  { inputType, type: look }: Record<string, unknown>,
  hasChoices: boolean,
): SchemaField['kind'] {
  if (hasChoices || inputType === 'dropDown') return 'choice';
  if (type === 'boolean') return 'check';
  if (type === 'number' || type === 'integer') return 'number';
  return look === 'textarea' ? 'lines' : 'line';
}

function choicesOf(node: Record<string, unknown>, { choices }: Record<string, unknown>) {
  const named = isRecord(choices) && isRecord(choices.staticOptions) ? choices.staticOptions : {};
  const values = Array.isArray(node.enum) ? texts(node.enum) : Object.keys(named);
  return values.map((value) => ({ value, label: text(named[value]) || value }));
}

/** Some servers describe a control as a list of one. */
function controlOf({ 'x-control': control }: Record<string, unknown>): Record<string, unknown> {
  const first: unknown = Array.isArray(control) ? control[0] : control;
  return isRecord(first) ? first : {};
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
