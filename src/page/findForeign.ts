import { closest } from './closest';
import { isForeign } from './isForeign';

/**
 * Calls back for each element that fits and came or went where members write, wherever it stands now. To be called at
 * once with what an observer saw: by the next frame it may be somewhere else.
 */
export function findForeign(
  records: MutationRecord[],
  selector: string,
  onForeign: (element: Element) => void,
): void {
  records.forEach(({ target, addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].forEach((node) => {
      if ('closest' in node)
        [node as Element, ...Element.prototype.querySelectorAll.call(node, selector)].forEach((element) => {
          if (closest(element, selector) === element && [target, element].some(isForeign)) onForeign(element);
        });
    }),
  );
}
