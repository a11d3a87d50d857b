import type { ReactNode } from 'react';
import type { DisplayType } from './columnsOf';
import './item-list.css';

/** What a widget shows many of, in one of the three ways of standing together. */
export function ItemList({
  display,
  columns,
  children,
}: {
  display: DisplayType;
  columns: number;
  children: readonly ReactNode[];
}) {
  return (
    <ul className="inl-items" data-display={display} data-columns={columns}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
