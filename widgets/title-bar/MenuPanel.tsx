import { useEffect, useRef, useState } from 'react';
import { useAppSelector, useCurrentUser } from '../../src/index';
import { selectLocales } from '../../src/resources/locales';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Icon } from '../../src/ui/Icon';
import { Modal } from '../../src/ui/Modal';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import type { BarPartProps } from './barPart';
import { GuestLinks } from './GuestLinks';
import { LanguageLinks } from './LanguageLinks';
import { NavLink } from './NavLink';

/** The menus of a narrow screen, one level at a time, with a way back. */
export function MenuPanel({ anchor, onClose, items }: BarPartProps & { items: NavItem[] }) {
  const { t } = useLocale();
  const { userID } = useCurrentUser();
  const locales = useAppSelector(selectLocales);
  const [path, setPath] = useState<readonly NavItem[]>([]);
  const id = useUniqueID();
  const heading = useRef<HTMLHeadingElement>(null);
  const level = path.at(-1);
  const isFirst = useRef(true);
  // The button that was pressed is gone with its level: focus goes to what the new one is called.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [level]);
  return (
    <Modal size="side-left" labelledBy={id} anchor={anchor} onClose={onClose} className="inl-bar-panel">
      {level && (
        <button
          type="button"
          className="inl-bar-menu__link inl-bar-menu__link--back inl-focus"
          onClick={() => setPath(path.slice(0, -1))}
        >
          <Icon name="chevron-left" /> {t('Back')}
        </button>
      )}
      <h2 id={id} ref={heading} tabIndex={-1} className="inl-bar-panel__title">
        {level ? t(level.name) : t('Menu')}
      </h2>
      <nav aria-labelledby={id}>
        <ul className="inl-bar-menu">
          {level?.url != null && (
            <li>
              <NavLink
                item={{ ...level, name: t('All of {name}', { name: t(level.name) }) }}
                className="inl-bar-menu__link"
              />
            </li>
          )}
          {(level?.children ?? items).map((item, index) => (
            <li key={`${item.id}-${index}`}>
              {item.children.length === 0 ? (
                <NavLink item={item} className="inl-bar-menu__link" />
              ) : (
                <button
                  type="button"
                  className="inl-bar-menu__link inl-focus"
                  onClick={() => setPath([...path, item])}
                >
                  <span>{t(item.name)}</span>
                  <Icon name="chevron-right" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {!level && userID === 0 && <GuestLinks />}
      {!level && Object.keys(locales).length > 1 && (
        <section className="inl-bar-account__section">
          <h3 className="inl-bar-account__heading">{t('Language')}</h3>
          <LanguageLinks />
        </section>
      )}
    </Modal>
  );
}
