import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { FragmentKit, FragmentKitVersion } from '../contract/fragmentKit';

const version: FragmentKitVersion = 1;

/**
 * Puts the page's React and the kit where built fragments look for them: `globalThis[Symbol.for('inlay.fragment')]`, a
 * function that is told what a fragment was built for. One that was built for something else does not run, and says
 * what to do.
 */
export function offerKit(window: Window, kit: FragmentKit): void {
  const host = { react: React, jsx: jsxRuntime, kit };
  Object.defineProperty(window, Symbol.for('inlay.fragment'), {
    value: (wanted: unknown) => {
      if (wanted === version) return host;
      const [built, here] = [String(wanted), String(version)];
      throw new Error(
        `This fragment was built for version ${built} of the fragment kit, and this forum has version ${here}: ` +
          'build it again with the forum’s own kit, dist/fragment-kit.',
      );
    },
  });
}
