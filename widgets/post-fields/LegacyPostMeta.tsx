import { FactList } from '../../src/ui/home/FactList';
import { ValueList } from '../../src/ui/home/ValueList';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import type { PostFieldsProps, ShownField } from './props';
import './post-fields.css';

/** What a post says in the fields of its type; whom the server does not show a field, it sends none. */
export function LegacyPostMeta({ postFields, displayOptions, ...around }: PostFieldsProps) {
  const { t } = useLocale();
  const wordsOf = useFieldWords();
  const shown = postFields.flatMap((field) => {
    const words = wordsOf(field);
    return words.length === 0 ? [] : [{ ...field, words, label: field.label ?? field.name ?? '' }];
  });
  if (shown.length === 0) return null;
  const facts = shown.map(({ label, words, visibility = 'public' }) => {
    const hidden = visibility === 'public' ? null : visibility === 'private' ? t('Private') : t('Internal');
    const value = (
      <div className="inl-post-fields__value">
        <ValueList values={words} />
        {hidden && (
          <small className="inl-post-fields__hidden">
            <Icon name="private" />
            {hidden}
          </small>
        )}
      </div>
    );
    return [label, value] as const;
  });
  const content = (
    <div className="inl-post-fields" data-look={displayOptions?.asMetas ? 'metas' : 'list'}>
      <FactList facts={facts} />
    </div>
  );
  const hasHead = [around.title, around.subtitle, around.description, around.containerOptions].some(Boolean);
  return <div className="inl-root">{hasHead ? <WidgetBox {...around}>{content}</WidgetBox> : content}</div>;
}

/** Values in words of the page's language; none for an empty field. */
function useFieldWords() {
  const { t, tag, number: inFull } = useLocale();
  // Three hundred digits tell no more than the power of ten.
  const number = (value: number) =>
    Math.abs(value) < 1e15
      ? inFull(value)
      : new Intl.NumberFormat(tag, { notation: 'scientific', maximumSignificantDigits: 15 }).format(value);
  const wordsOf = (value: string | number | boolean, dataType: string | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
    if (typeof value === 'number') return number(value);
    if (dataType === 'date' && Number.isFinite(Date.parse(value)))
      // A day is the same one for every reader.
      return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
    return value.trim();
  };
  return ({ value = [], dataType }: ShownField): string[] =>
    [value].flat().flatMap((each) => wordsOf(each, dataType) || []);
}
