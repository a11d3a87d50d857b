import type { ReactNode } from 'react';
import './fact-list.css';

/** What is known of somebody or something: what it is called, and what it is. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="inl-facts">
    {facts.map(([name, value], index) => (
      <div key={index} className="inl-facts__fact">
        <dt>
          <bdi>{name}</bdi>
        </dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
);
