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
  /** Instead of them where the replacement has failed. */
  failure?: ReactNode;
}

/** A part of a widget that a theme may replace by a fragment. Costs one look into the page's config where none does. */
export function FragmentSlot<Type extends FragmentType>({
  type,
  props,
  impls,
  children,
  failure = children,
}: Props<Type>) {
  const impl = useFragment(type, impls);
  if (!impl) return children;
  return (
    <Replaced type={type} impl={impl} props={props()} failure={failure}>
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
  failure: ReactNode;
}

function Replaced({ type, impl, props, children, failure }: ReplacedProps) {
  const { fragments, report } = useUi();
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<FragmentHandle>(null);
  const latest = useRef(props);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
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
          onState: (next) => wanted && setState(next),
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
  return <div ref={host}>{state === 'loading' ? children : state === 'failed' && failure}</div>;
}
