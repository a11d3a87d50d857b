import { Combobox } from './Combobox';
import type { Option, OptionSource } from './comboboxTypes';
import { FocusProblem } from '../form/FocusProblem';

interface Props<O extends Option> extends OptionSource {
  name: string;
  label: string;
  placeholder: string;
  chosen: O | null;
  onChoose(option: O | null): void;
  /** Nothing was chosen, and it has to be. */
  problem: string | null;
  attempts: number;
}

/** One of many, by typing a part of its name. */
export function PickByName<O extends Option>({ chosen, onChoose, attempts, ...field }: Props<O>) {
  return (
    <FocusProblem problem={field.problem} attempts={attempts}>
      <Combobox
        {...field}
        value={chosen ? [chosen] : []}
        // Only offered options can be chosen.
        onChange={([option]) => onChoose((option as O | undefined) ?? null)}
      />
    </FocusProblem>
  );
}
