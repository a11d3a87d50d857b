import type { Slice } from '@reduxjs/toolkit';
import type { ExtensionPoint, ExtensionPoints } from './extensions';
import type { WidgetDefinition, WidgetFacts } from './widget';

/** What an add-on may do to a page. Everything answers the function that takes it back. */
export interface AddonHost {
  extend<Point extends ExtensionPoint>(
    point: Point,
    key: string,
    extension: ExtensionPoints[Point],
  ): () => void;
  /** Adds a widget; tags that wait for its name are set in. */
  widget<Props extends object>(definition: WidgetDefinition<Props>): () => void;
  /** The same for one whose code comes when a tag of its is wanted, so that other pages do without it. */
  lazyWidget<Props extends object>(
    facts: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts>,
    load: () => Promise<WidgetDefinition<Props>>,
  ): () => void;
  /** Puts slices into the page's store, for what several of the add-on's parts share. They stay. */
  slices(...slices: Slice[]): void;
}

/** A bundle of `widgets/addons/<key>/`, loaded where the forum has switched its key on. */
export interface Addon {
  key: string;
  /** Called once. What it answers is called when the add-on is taken out. */
  register(host: AddonHost): void | (() => void);
}

/** Only gives the literal its type. */
export const defineAddon = (addon: Addon): Addon => addon;
