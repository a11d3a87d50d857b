import { useRef } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { MegaPanel } from './MegaPanel';
import { NavLink } from './NavLink';
import { useDisclosure } from './useDisclosure';

/** A group of the menu: its own page as a link, and a button for the panel with everything below it. */
export function MegaMenu({ item, part }: { item: NavItem; part: string }) {
  const { t } = useLocale();
  const id = useUniqueID();
  const ref = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const touched = useRef(false);
  const { open, around, press } = useDisclosure(ref, button);
  const name = t(item.name);
  // A finger cannot hover: its first tap opens, and the second one follows.
  const onLinkPointer = ({ pointerType }: PointerEvent) => {
    touched.current = pointerType !== 'mouse' && !open;
  };
  const onLinkClick = (event: MouseEvent) => {
    if (!touched.current) return;
    touched.current = false;
    event.preventDefault();
    press();
  };
  return (
    <li ref={ref} className="inl-title-bar__item" data-state={open ? 'open' : 'closed'} {...around}>
      {item.url !== null && (
        <NavLink
          item={item}
          className="inl-title-bar__link"
          onPointerDown={onLinkPointer}
          onClick={onLinkClick}
        />
      )}
      <button
        ref={button}
        type="button"
        className={item.url === null ? 'inl-title-bar__link' : 'inl-title-bar__more'}
        aria-expanded={open}
        aria-controls={id}
        aria-label={item.url === null ? undefined : t('More in {name}', { name })}
        data-inlay-part={part}
        onClick={press}
      >
        {item.url === null && <>{name} </>}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className="inl-title-bar__mega" hidden={!open}>
        {open && <MegaPanel items={item.children} />}
      </div>
    </li>
  );
}
