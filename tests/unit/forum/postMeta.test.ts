import { checkMeta } from '../../../examples/forum/data/postMeta';
import type { PostField } from '../../../examples/forum/wire';

const field = (more: object) =>
  ({
    ...{ postFieldID: 'own', label: 'Own', dataType: 'string[]', formType: 'tokens', visibility: 'public' },
    ...{ isRequired: false, dropdownOptions: [], ...more },
  }) as unknown as PostField;
const meta = (more: object, own: unknown) => {
  try {
    return checkMeta([field(more)], { own }).own;
  } catch (error) {
    return (error as { errors: { message: string }[] }).errors[0]!.message;
  }
};

const woods = { dropdownOptions: ['Oak', 'Pine, old'] };
test.each([
  ['a list', ['Pine, old', 'Oak'], ['Pine, old', 'Oak']],
  ['a text with quotation marks', 'Oak, "Pine, old"', ['Oak', 'Pine, old']],
  ['a text as it is written by hand', 'Pine, old, Oak', ['Pine, old', 'Oak']],
  ['another', 'Pine, young', 'Please choose one of the list.'],
])('an option with a comma is one token, sent as %s', (_how, sent, kept) => {
  expect(meta(woods, sent)).toEqual(kept);
});

test.each([
  [62, 62],
  ['-1.5', -1.5],
  [999_999_999_999_999, 999_999_999_999_999],
  [1e15, 'Please write a number of at most 15 digits.'],
  ['1e308', 'Please write a number of at most 15 digits.'],
  ['1e999', 'Please write a number.'],
  ['old', 'Please write a number.'],
])('a number field that gets %j keeps or says %j', (sent, kept) => {
  const one = { formType: 'number', dataType: 'number' };
  expect(meta(one, sent)).toBe(kept);
  expect(meta({ dataType: 'number[]' }, [sent])).toEqual(typeof kept === 'number' ? [kept] : kept);
});
