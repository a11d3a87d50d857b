import { useLocale } from '../../src/ui/useLocale';

const shown = 10;

/** What an action is about, by name; of many the first ten. */
export function NameList({ names }: { names: readonly string[] }) {
  const { plural } = useLocale();
  const more = names.length - shown;
  return (
    <ul className="inl-bulk-names">
      {names.slice(0, shown).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li>{plural(more, { one: 'and {count} more', other: 'and {count} more' })}</li>}
    </ul>
  );
}
