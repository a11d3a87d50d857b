import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FragmentProps, FragmentType } from '../contract/fragmentKit';
import { chooseFragment, type FragmentHandle, type FragmentImpl } from '../contract/fragments';
import { useUi } from './UiContext';

interface Props<Type extends FragmentType> {
  type: Type;
  /** Asked only where something is replaced: a page has hundreds of places. */
  props(): FragmentProps[Type];
  /** Replacements of this place, before the theme's. */
  impls?: unknown;
  /** The built-in view: shown where the theme replaces nothing, until the replacement is there, and when it fails. */
  children: ReactNode;
}

/** A part of a widget that a theme may replace by a fragment. Costs one look into the page's config where none does. */
export function FragmentSlot<Type extends FragmentType>({ type, props, impls, children }: Props<Type>) {
  const impl = useFragment(type, impls);
  if (!impl) return children;
  return (
    <Replaced type={type} impl={impl} props={props()}>
      {children}
    </Replaced>
  );
}

/** What stands in for a type in this page, or null. */
export function useFragment(type: FragmentType, impls?: unknown): FragmentImpl | null {
  const { fragments } = useUi();
  return fragments && chooseFragment(type, fragments.impls, impls);
}

interface ReplacedProps {
  type: FragmentType;
  impl: FragmentImpl;
  props: object;
  children: ReactNode;
}

function Replaced({ type, impl, props, children }: ReplacedProps) {
  const { fragments, report } = useUi();
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<FragmentHandle>(null);
  const latest = useRef(props);
  const [shown, setShown] = useState(false);
  fragments!.onReplaced?.();
  useEffect(() => {
    latest.current = props;
    handle.current?.update(props);
  });
  useEffect(() => {
    let wanted = true;
    fragments!.load().then(
      ({ attach }) => {
        if (!wanted) return;
        handle.current = attach({
          host: host.current!,
          type,
          impl,
          props: latest.current,
          onState: (state) => wanted && setShown(state === 'shown'),
        });
      },
      (error: unknown) => report({ widget: type, element: host.current, phase: 'load', error }),
    );
    return () => {
      wanted = false;
      handle.current?.detach();
      handle.current = null;
    };
  }, [fragments, report, type, impl]);
  return <div ref={host}>{!shown && children}</div>;
}
