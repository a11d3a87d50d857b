import { useState } from 'react';

/**
 * What of a picture could not be had: first its widths, so that its own address is tried, then all of it, so that no broken
 * picture is shown. A picture of another name is tried anew.
 */
export function useBroken(name: string) {
  const [state, setState] = useState({ name, widths: false, all: false });
  const { widths, all } = state.name === name ? state : { widths: false, all: false };
  return {
    widths,
    all,
    /** It failed, by one of its widths or by its own address. */
    next: (byWidth: boolean) => setState({ name, widths: true, all: !byWidth || widths }),
  };
}
