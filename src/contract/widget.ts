import type { ComponentType } from 'react';
import type { Slice, ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** When a widget mounts: see `page/createMoments`. Hosts may add names of their own. */
export type MountTime = 'now' | 'visible' | 'idle' | 'interaction' | 'stored' | 'scrolled' | (string & {});

/**
 * The static facts of a widget. The build reads them into the loader's table without running the file, so in
 * `widget.ts` they are written as plain literals.
 */
export interface WidgetFacts {
  /** First the usual name, then its aliases; compared without case. */
  names: readonly [string, ...string[]];
  /** `keep` renders inside the host's element, `replace` puts its own in the element's place. */
  element: 'keep' | 'replace';
  /** Default when the tag does not say; a tag without complete server HTML cannot sleep. */
  when: MountTime;
  /** The view wants `contents`: reading it costs time, so most do without. */
  contents?: true;
  /** Elements without `data-react` that this widget answers when they are first clicked. */
  links?: string;
  /** Key of session or local storage: a tag with `when: 'stored'` wakes when something is kept under it. */
  stored?: string;
  /** No tag needs it before the page is idle, because its server HTML does as well: the loader does without it. */
  late?: true;
  /** Fields anywhere on the page, by selector, whose first change wakes the widget's tags. */
  wakes?: string;
}

/** What a view may receive beside its own props. */
export interface WidgetExtras {
  /** The HTML that the element held, as text, for widgets that ask for it. Never put it back without `safeHtml`. */
  contents?: string;
  /** The tag's element, for widgets that ask for it; what the server printed is in it until the view is first drawn. */
  printed?: Element;
  /** The link that was clicked, for widgets that answer `links`. */
  anchor?: HTMLElement;
  /** Ends a view that was opened from a link; its root is unmounted. */
  onClose?: () => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the store's own types live further up
type Seed = ThunkAction<void, any, any, UnknownAction>;

/** A widget: its facts, its guard, its view and what it brings to the store. */
export interface WidgetDefinition<Props extends object = object> extends WidgetFacts {
  /** Checks foreign props and returns clean ones, or throws a `ForeignError` that names the field. */
  props(foreign: Record<string, unknown>): Props;
  view: ComponentType<Props & WidgetExtras>;
  /** Slices that `mount` injects into the store before the first render. */
  slices?: readonly Slice[];
  /**
   * What the props bring to the store, as actions, or as thunks that take what came with the page; a record that is there
   * already wins.
   */
  seed?(props: Props): (UnknownAction | Seed)[];
  /** The view wants `printed`. */
  printed?: true;
  /** The view is right for any reader: it does without a session that cannot be had. */
  anybody?: true;
  /** Records that the tag shows, as `sliceName/key`; a change of one wakes a sleeping tag. */
  keys?(props: Props): string[];
  /** Clean props of a `links` element, or null when it is not one of ours. */
  fromLink?(link: HTMLElement): Record<string, unknown> | null;
}

/** Only gives the literal its type; the build looks for this call. */
export function defineWidget<Props extends object>(
  definition: WidgetDefinition<Props>,
): WidgetDefinition<Props> {
  return definition;
}
