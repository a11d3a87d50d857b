import type { ApiError } from '../../src/index';
import { isEmptyBody } from '../../src/resources/drafts/checkDraft';
import { emptyFields } from '../../src/resources/postFields';
import { refusal } from '../../src/resources/refusal';
import type { CreatePostProps, PostValues } from './props';
import { isMisplaced, typeOf, wrongCategory, type TypeProps } from './typeOf';

type Props = TypeProps & Pick<CreatePostProps, 'group' | 'recordID'>;

/** What no post can be without, as a refusal; null where it is all there. Who forgot it need not ask the server. */
export function missingIn(values: PostValues, props: Props): ApiError | null {
  const { name, categoryID, body, format } = values;
  const wanted = {
    name: name.trim() === '' && 'Please fill this in.',
    categoryID: !props.group && categoryID === '' && 'Please choose a category.',
    body: isEmptyBody(body, format) && 'Please write something first.',
  };
  const own = Object.entries(wanted).flatMap(([field, message]) =>
    message ? [{ path: '', field, code: 'missingField', message }] : [],
  );
  return refusalOf([...own, ...fieldsMissing(values, props)]);
}

/** Of these what the post's type demands alone: where a post is given a date, the rest is said at the date. */
export const missingOfType = (values: PostValues, props: Props): ApiError | null =>
  refusalOf(fieldsMissing(values, props));

const fieldsMissing = (values: PostValues, props: Props): ApiError['fields'] => [
  ...(isMisplaced(props, values)
    ? [{ path: '', field: 'postTypeID', code: 'invalid', message: wrongCategory }]
    : []),
  ...emptyFields(typeOf(props, values).postFields, values.postMeta).map((field) => ({
    ...{ path: 'postMeta', field, code: 'missingField', message: 'Please fill this in.' },
  })),
];
const refusalOf = (fields: ApiError['fields']): ApiError | null =>
  fields.length > 0 ? refusal({ message: 'Something is still missing.', fields }) : null;
