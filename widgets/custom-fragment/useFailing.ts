import { useMemo, useState } from 'react';
import type { Ui } from '../../src/ui/UiContext';

/** The same for a view whose fragment it watches, and whether that has failed. */
export function useFailing(ui: Ui): [watched: Ui, hasFailed: boolean] {
  const [hasFailed, setFailed] = useState(false);
  const watched = useMemo<Ui>(() => {
    const { fragments } = ui;
    if (!fragments) return ui;
    const load: typeof fragments.load = async () => {
      const code = await fragments.load();
      return {
        ...code,
        attach: (place) =>
          code.attach({
            ...place,
            onState(state) {
              setFailed(state === 'failed');
              place.onState(state);
            },
          }),
      };
    };
    return { ...ui, fragments: { ...fragments, load } };
  }, [ui]);
  return [watched, hasFailed];
}
