import { ComboboxItem } from '@ariakit/react/combobox';
import { Icon } from '../Icon';
import { errorWords } from '../errorWords';
import { useLocale } from '../useLocale';
import type { Offer, Option } from './comboboxTypes';

interface Props {
  offer: Offer;
  isChosen(option: Option): boolean;
  /** Words in place of options, when no more may be chosen. */
  full: string | null;
  onChoose(option: Option): void;
}

/** What a listbox holds: options, and as options that say so, that there are none, or not yet, or none to be had. */
export function OfferList({ offer, isChosen, full, onChoose }: Props) {
  const locale = useLocale();
  const { t } = locale;
  const { state, options } = offer;
  if (full !== null) return <Note text={full} />;
  if (state === 'error') {
    const { title, body } = errorWords(offer.error, locale);
    return (
      <ComboboxItem
        className="inl-combobox__option inl-combobox__option--error"
        value={t('Retry')}
        setValueOnClick={false}
        hideOnClick={false}
        onClick={offer.retry}
      >
        <Icon name="retry" />
        <span>{`${title} ${body} ${t('Retry')}`.trim()}</span>
      </ComboboxItem>
    );
  }
  if (options.length === 0) return <Note text={state === 'success' ? t('No results') : t('Loading…')} />;
  return options.map((option) => (
    <ComboboxItem
      key={option.value}
      className="inl-combobox__option"
      value={option.value}
      disabled={option.disabled}
      setValueOnClick={false}
      selectValueOnClick={false}
      hideOnClick
      aria-selected={isChosen(option)}
      onClick={() => onChoose(option)}
    >
      <span className="inl-combobox__check" aria-hidden="true">
        {isChosen(option) && <Icon name="check" />}
      </span>
      <span className="inl-combobox__label">
        <bdi>{option.label}</bdi>
        {option.description !== undefined && (
          <span className="inl-combobox__description">{option.description}</span>
        )}
      </span>
    </ComboboxItem>
  ));
}

function Note({ text }: { text: string }) {
  return (
    <div className="inl-combobox__note" role="option" aria-disabled="true" aria-selected="false">
      {text}
    </div>
  );
}
