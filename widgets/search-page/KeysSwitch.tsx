import { useLocale } from '../../src/ui/useLocale';

interface Props {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Letters as keys can be in the way of speech input, so they can be switched off. Below the results: it moves none. */
export function KeysSwitch({ isOn, onChange }: Props) {
  const { t } = useLocale();
  return (
    <label className="inl-root inl-check inl-search-page__keys">
      <input
        type="checkbox"
        className="inl-check__box"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{t('The keys j and k go through the results')}</span>
    </label>
  );
}
