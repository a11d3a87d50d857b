import type { ComponentType } from 'react';
import type { Slice, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WidgetFacts } from './widgetFacts';

export type { WidgetFacts } from './widgetFacts';

/** What a view may receive beside its own props. */
export interface WidgetExtras {
  /** The HTML that the element held, as text, for widgets that ask for it. Never put it back without `safeHtml`. */
  contents?: string;
  /** The tag's element, for widgets that ask for it; what the server printed is in it until the view is first drawn. */
  printed?: Element;
  /** Only where a server renders, and no tag is there yet: the name by which the layout has it. */
  calledAs?: string;
  /** The link that was clicked, for widgets that answer `links`. */
  anchor?: HTMLElement;
  /** Ends a view that was opened from a link; its root is unmounted. */
  onClose?: () => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the store's own types live further up
type Seed = ThunkAction<void, any, any, UnknownAction>;

/** What a widget is in code: its guard, its view and what it brings to the store. */
export interface WidgetCode<Props extends object = object> {
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
  /** The view is right for any reader: it does without a session that cannot be had. */
  anybody?: true;
  /** With these props, and this one of its names, what a server prints is all there is, although its `server` is `first`. */
  isFinal?(props: Props, name: string): boolean;
  /** Records that the tag shows, as `sliceName/key`; a change of one wakes a sleeping tag. */
  keys?(props: Props): string[];
  /** Clean props of a `links` element, or null when it is not one of ours. */
  fromLink?(link: HTMLElement): Record<string, unknown> | null;
}

/** A whole widget. The build makes it of a folder: facts in `widget.json`, code in `widget.ts` or in `props.ts` and the view. */
export type WidgetDefinition<Props extends object = object> = WidgetFacts & WidgetCode<Props>;

/** Only gives the literal its type. */
export function defineWidget<Props extends object>(
  definition: WidgetDefinition<Props>,
): WidgetDefinition<Props>;
export function defineWidget<Props extends object>(definition: WidgetCode<Props>): WidgetCode<Props>;
export function defineWidget<Props extends object>(definition: WidgetCode<Props>): WidgetCode<Props> {
  return definition;
}
