import { Combobox as HeadlessCombobox, ComboboxPopover, useComboboxStore } from '@ariakit/react/combobox';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../form/Field';
import type { FieldProps } from '../form/Field';
import { ownEscape } from '../ownEscape';
import { useLayer } from '../useLayer';
import { useUi } from '../UiContext';
import type { Option, OptionSource } from './comboboxTypes';
import { OfferList } from './OfferList';
import { Tokens } from './Tokens';
import { useAnnouncedOffer } from './useAnnouncedOffer';
import { useOffer } from './useOffer';

interface Props extends FieldProps, OptionSource {
  value: readonly Option[];
  onChange(value: readonly Option[]): void;
  /** Several can be chosen; each becomes a token in front of the text. */
  multiple?: boolean;
  /** So many at most. */
  max?: number;
  /** Makes an option of a text that is none of those offered; null for a text that cannot be one. */
  create?(text: string): Option | null;
  placeholder?: string;
  /** What is typed, for those who keep it; else it is the field's own. */
  typed?: string;
  onTyped?(text: string): void;
}

/** Keys that choose nothing while results are loading. */
const choosing = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

/** Choosing by typing: arrows go through the list, Enter takes, Escape closes it, then clears the text. */
export function Combobox({ value, onChange, multiple = false, max, create, placeholder, ...props }: Props) {
  const { options, search, debounce, typed: kept, onTyped, ...field } = props;
  const { announcer, layers, locale } = useUi();
  const layer = useLayer();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  // Null until the user types: a single choice shows its own name.
  const [own, setOwn] = useState<string | null>(null);
  const typed = kept ?? own;
  const setTyped = (text: string | null) => {
    setOwn(text);
    onTyped?.(text ?? '');
  };
  const [composing, setComposing] = useState(false);
  /** The single choice, until its text is changed: only the shown text is chosen. */
  const left = useRef<Option>(undefined);
  const text = typed ?? (multiple ? '' : (value[0]?.label ?? ''));
  const store = useComboboxStore({
    open,
    setOpen,
    value: text,
    setValue: (next) => next !== text && setTyped(next),
    // From the last option to the first: on the way through the text nothing would be chosen, and Enter do nothing.
    focusLoop: true,
    includesBaseElement: false,
  });
  const found = useOffer({ options, search, debounce }, typed ?? '', open && !composing);
  const offer = { ...found, options: withCreated(found.options, typed, create) };
  useAnnouncedOffer(open ? offer : null);
  // The shown results are of an earlier query.
  const waits = offer.state === 'pending' || offer.state === 'loading';
  useEffect(() => {
    if (waits) store.setActiveId(null);
  }, [waits, store]);

  const isFull = multiple && max !== undefined && value.length >= max;
  const isChosen = ({ value: id }: Option) => value.some((each) => each.value === id);
  const remove = (option: Option) => {
    onChange(value.filter((each) => each.value !== option.value));
    announcer.announce(locale.t('{name} removed', { name: option.label }));
  };
  const choose = (option: Option) => {
    left.current = undefined;
    setTyped(null);
    if (!multiple) onChange([option]);
    else if (isChosen(option)) remove(option);
    else onChange([...value, option]);
  };

  const retype = (words: string) => {
    left.current = words === '' ? undefined : (value[0] ?? left.current);
    const next = left.current?.label === words ? [left.current] : [];
    if (next.length !== value.length) onChange(next);
  };
  /** Tab restores the chosen option's text. A press on a button acts on blur. */
  const putBack = () => {
    setTyped(null);
    if (left.current && value.length === 0) onChange([left.current]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Tab' && !multiple) putBack();
    if (event.key === 'Backspace' && multiple && text === '' && last) remove(last);
    if (event.key !== 'Escape' || open || typed === null || typed === '') return;
    // The dialog around it is not meant yet.
    ownEscape(event);
    event.stopPropagation();
    setTyped(multiple ? null : '');
  };

  return (
    <Field {...field}>
      {(control) => (
        <div
          ref={box}
          className="inl-input inl-combobox"
          onKeyDownCapture={(event) => {
            const idle = open && waits && event.target === input.current && choosing.has(event.key);
            if (idle) event.preventDefault();
            // Enter and arrows belong to the input method while it composes.
            if (idle || event.nativeEvent.isComposing) event.stopPropagation();
          }}
        >
          {multiple && <Tokens chosen={value} onRemove={remove} onEmpty={() => input.current?.focus()} />}
          <HeadlessCombobox
            {...control}
            ref={input}
            store={store}
            className="inl-combobox__text"
            dir="auto"
            placeholder={placeholder}
            autoSelect={!waits}
            onChange={({ target }) => !multiple && retype(target.value)}
            onKeyDown={onKeyDown}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          <ComboboxPopover
            store={store}
            className="inl-combobox__list"
            portal
            portalElement={layer}
            // Nothing in it takes the focus, so Tab has no way to keep.
            preserveTabOrder={false}
            fixed
            sameWidth
            getAnchorRect={() => box.current?.getBoundingClientRect() ?? null}
            gutter={4}
            overflowPadding={16}
            hideOnEscape={(event) => !composing && ownEscape(event)}
            getPersistentElements={layers.kept}
            aria-multiselectable={multiple || undefined}
            aria-busy={waits}
          >
            <OfferList
              offer={offer}
              isChosen={isChosen}
              full={isFull ? locale.plural(max, { other: 'No more than {count} can be chosen.' }) : null}
              onChoose={choose}
            />
          </ComboboxPopover>
        </div>
      )}
    </Field>
  );
}

function withCreated(
  options: readonly Option[],
  typed: string | null,
  create: Props['create'],
): readonly Option[] {
  const text = typed?.trim() ?? '';
  const created = text === '' ? null : (create?.(text) ?? null);
  return created && !options.some(({ value }) => value === created.value) ? [...options, created] : options;
}
