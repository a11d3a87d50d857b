import type { ReactNode } from 'react';
import { useSiteLink } from '../useSiteLink';
import { useUi } from '../UiContext';
import { useWayOut } from '../useWayOut';
import './link-list.css';

export const LinkList = ({ children }: { children: ReactNode }) => <ul className="inl-links">{children}</ul>;

interface Props {
  /** As configured. One that leads nowhere is a name and no link. */
  to: string;
  /** Behind its name. */
  count?: string;
  children: ReactNode;
}

/** A line of a list of links; the one of the page that it stands in says so. */
export function ListedLink({ to, count, children }: Props) {
  const { urls } = useUi();
  const href = useSiteLink()(to);
  const out = useWayOut()(href);
  const content = (
    <>
      {children}
      {count && <span className="inl-links__count">{count}</span>}
    </>
  );
  const isHere = href !== null && withoutEnd(href) === withoutEnd(urls().page ?? '');
  return (
    <li>
      {to === '' || href === null ? (
        content
      ) : (
        <a href={href} {...out.link} draggable={false} aria-current={isHere ? 'page' : undefined}>
          {content}
          {out.note}
        </a>
      )}
    </li>
  );
}

const withoutEnd = (address: string) => address.replace(/[?#].*/, '').replace(/\/$/, '');
