import type { ReactNode } from 'react';
import './fact-list.css';

/** Names and values as a list of terms. */
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
