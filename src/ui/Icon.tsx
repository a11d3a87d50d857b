import { useUi } from './UiContext';

/** An icon of the page's sprite. Decoration: what it means is said in text beside it or in the control's name. */
export function Icon({ name }: { name: string }) {
  // Not an effect: a page shows thousands of icons, and this is one look into a set.
  useUi().icons.need(name);
  return (
    <svg className="inl-icon" aria-hidden="true">
      <use href={`#inl-icon-${name}`} />
    </svg>
  );
}
