import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useUi } from './UiContext';

interface ListedTab {
  /** Unique in its list. */
  id: string;
  name: ReactNode;
  /** Accessible name, when it differs from the visible name. */
  spoken?: string | undefined;
  elementID?: string;
  /** Undefined while its panel is not there. */
  panelID: string | undefined;
  /** Where it leads before any code is there. */
  href?: string;
}

interface Props {
  /** What the tabs are about. */
  label: string;
  tabs: readonly ListedTab[];
  current: string;
  onSelect(id: string): void;
  /** Arrows only move focus, and Enter chooses. */
  manual?: boolean;
}

/** The tabs above their panels. Arrow keys, Home and End go from one to the next. */
export function TabList({ label, tabs, current, onSelect, manual = false }: Props) {
  const { locale, inner } = useUi();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...list.current!.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = buttons.indexOf(event.currentTarget);
    const forwards = locale.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = locale.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [forwards]: (from + 1) % tabs.length,
      [backwards]: (from - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
      // A link would scroll the page.
      ...(!manual && { ' ': from }),
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]!.focus();
    if (!manual) onSelect(tabs[to]!.id);
  };
  return (
    <div className="inl-tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ id, name, spoken, elementID, panelID, href }) => {
        const isCurrent = id === current;
        const tab = {
          ...{ id: elementID, className: 'inl-tabs__tab', onKeyDown },
          ...{ role: 'tab', 'aria-label': spoken, 'aria-selected': isCurrent, 'aria-controls': panelID },
          // Each is reached by itself until there is code for arrows.
          tabIndex: isCurrent || inner ? 0 : -1,
        };
        if (href === undefined)
          return (
            <button
              key={id}
              type="button"
              {...tab}
              data-inlay-part={`tab-${id}`}
              onClick={() => onSelect(id)}
            >
              {name}
            </button>
          );
        return (
          <a
            key={id}
            href={href}
            {...tab}
            data-inlay-part={`tab-${id}`}
            onClick={(event) => {
              event.preventDefault();
              onSelect(id);
            }}
          >
            {name}
          </a>
        );
      })}
    </div>
  );
}
