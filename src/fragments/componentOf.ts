import { createElement, isValidElement, useState, type ComponentType, type ReactNode } from 'react';
import { isRecord } from '../contract/foreign';

type View = ComponentType<object>;

/** The component that a fragment's module exports by default. Throws, naming the value that is there instead. */
export function componentOf(module: unknown, type: string): View {
  const made = (module as { default?: unknown }).default;
  if (typeof made === 'function') return isClass(made) ? (made as View) : checked(made as Plain, type);
  // What `memo` and `forwardRef` make.
  if (typeof made === 'object' && made !== null && '$$typeof' in made && !isValidElement(made)) {
    const view = made as unknown as View;
    return (props) => createElement(view, props);
  }
  throw new TypeError(`${type}: the module's default export is ${nameOf(made)}, not a component`);
}

type Plain = (props: object) => ReactNode;

const isClass = ({ prototype }: { prototype?: { isReactComponent?: unknown } }) =>
  Boolean(prototype?.isReactComponent);

/** React shows nothing for `undefined`, which a forgotten `return` gives; an empty place without a reason is hard to debug. */
function checked(view: Plain, type: string): View {
  return function CheckedFragment(props) {
    useEndOfLoop(type);
    const made = view(props);
    if (made === null || typeof made === 'string' || typeof made === 'boolean') return made;
    if (isValidElement(made) || Array.isArray(made) || isPortal(made)) return made;
    throw new TypeError(`${type} rendered ${nameOf(made)}: a fragment returns JSX or null`);
  };
}

/** Renders within a second; an animation needs one per frame. */
const tooMany = 500;

/** React ends a loop of layout effects, and lets one of `useEffect` run on: it takes the processor for as long as the page is open. */
function useEndOfLoop(type: string): void {
  const [renders] = useState({ since: 0, count: 0 });
  const now = performance.now();
  if (now - renders.since > 1000) Object.assign(renders, { since: now, count: 0 });
  renders.count += 1;
  if (renders.count > tooMany)
    throw new Error(
      `${type} rendered ${tooMany} times within a second: an effect sets its state without end`,
    );
}

const isPortal = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;

function nameOf(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  if (value === undefined) return 'missing';
  return isRecord(value) ? 'an object' : `a ${typeof value}`;
}
