import { ForeignNatives } from '../../contract/foreignNatives';
import { checkNatives } from './checkNatives';

/** Throws `ForeignNatives` where the page has made our code unfit. */
export function stopIfForeign(): void {
  const foreign = checkNatives();
  if (foreign) throw new ForeignNatives(foreign);
}
