import type { ReactNode } from 'react';
import { Icon } from './Icon';

export interface Choice {
  /** What a screen reader calls it: the row, then the column. */
  name: string;
  checked: boolean;
  onChange(checked: boolean): void;
  /** Of the plain form that the server prints. */
  field?: string;
}

interface Props {
  caption: string;
  columns: readonly { key: string; name: string; icon: string }[];
  /** A row has no choice where it names none for a column. */
  rows: readonly { key: string; label: ReactNode; choices: Readonly<Record<string, Choice | undefined>> }[];
  describedBy?: string;
}

/** Check marks by row and column. */
export function ChoiceTable({ caption, columns, rows, describedBy }: Props) {
  return (
    <table className="inl-choices" aria-describedby={describedBy}>
      <caption className="inl-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, name, icon }) => (
            <th key={key} scope="col" title={name}>
              <Icon name={icon} />
              <span className="inl-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, label, choices }) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {columns.map(({ key }) => {
              const choice = choices[key];
              return (
                <td key={key}>
                  {choice && (
                    <label className="inl-choices__cell">
                      <input
                        type="checkbox"
                        className="inl-choices__box"
                        aria-label={choice.name}
                        checked={choice.checked}
                        name={choice.field}
                        data-inlay-part={choice.field}
                        onChange={(event) => choice.onChange(event.target.checked)}
                      />
                    </label>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
