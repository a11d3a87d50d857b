import { ownPath, readText } from './paths';

/** One field of a form that was refused, as the error page shows it. */
export interface KeptField {
  name: string;
  label: string;
  value: string;
  lines?: number;
  /** The value is one of the forum's own sentences. */
  isChoice?: boolean;
}

type Shape = Pick<KeptField, 'name' | 'label' | 'lines'> & { choices?: Record<string, string> };

const words: Shape = { name: 'body', label: 'Your text', lines: 8 };

/** The submitted values of a form, by its address. Entry forms are left out: they hold passwords. */
const forms: [path: RegExp, fields: Shape[]][] = [
  [/^\/entry\//, []],
  [
    /^\/post\/poll\//,
    [
      { name: 'name', label: 'Question' },
      { name: 'options', label: 'Options', lines: 5 },
    ],
  ],
  [
    /^\/post\/(?!editcomment\/)/,
    [
      { name: 'name', label: 'Title' },
      words,
      { name: 'tags', label: 'Tags' },
      {
        name: 'pinLocation',
        label: 'Announcement',
        choices: { category: 'In its category.', recent: 'In its category and recent discussions.' },
      },
      { name: 'dateScheduled', label: 'Publish at (UTC)' },
    ],
  ],
  [
    /^\/appearance\/layouts/,
    [
      { name: 'name', label: 'Name' },
      { name: 'content', label: 'Content, as JSON', lines: 12 },
    ],
  ],
  [
    /^\/appearance\/pages/,
    [
      { name: 'seoTitle', label: 'Title' },
      { name: 'urlcode', label: 'Address' },
      { name: 'seoDescription', label: 'Description' },
    ],
  ],
  [/^\/messages\/add/, [{ name: 'to', label: 'To' }, { name: 'name', label: 'Subject' }, words]],
  [/^/, [words]],
];

/** The fields of a refused form that hold something, so that nothing of it is lost with the page that it stood on. */
export function keptFields(path: string, body: Record<string, unknown>): KeptField[] {
  const known = forms.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  // Those of the post's type are called by their own names.
  const own = Object.keys(body).filter((name) => name.startsWith('postMeta.'));
  const fields = [
    ...known,
    ...own.map((name): Shape => ({ name, label: name.slice('postMeta.'.length), lines: 3 })),
  ];
  return fields.flatMap(({ choices, ...field }) => {
    const sent = readText(body[field.name]) ?? '';
    const value = choices ? choices[sent] : sent;
    return value?.trim() ? [{ ...field, value, isChoice: choices !== undefined }] : [];
  });
}

/** The same form again, without its session's key: the page that prints it adds its own. */
export function sentAgain(url: string, body: Record<string, unknown>) {
  const fields = Object.entries(body).flatMap(([name, value]) =>
    name === 'TransientKey' ? [] : [{ name, value: readText(value) ?? '' }],
  );
  return { action: ownPath(url), fields };
}
