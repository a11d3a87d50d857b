import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));
const serves = v.picklist([
  'attachments',
  'bookmark',
  'carousel',
  'compose',
  'errors',
  'layouts',
  'menu',
  'messages',
  'postMeta',
  'reactions',
  'sections',
]);

/**
 * The facts of a widget: `widgets/<folder>/widget.json`. The build checks them and puts them into the registry, so that a
 * page knows its widgets before any of their code is there.
 */
export const widgetFacts = v.strictObject({
  $schema: v.optional(text),
  /** First the usual name, then its aliases; compared without case. */
  names: v.pipe(v.tupleWithRest([text], text), v.readonly()),
  /** `keep` renders inside the host's element, `replace` puts its own in the element's place. */
  element: v.optional(v.picklist(['keep', 'replace']), 'keep'),
  /**
   * When a tag mounts that does not say so itself: `now`, `visible`, `idle`, `interaction`, `stored`, `scrolled` (see
   * `page/createMoments`). A tag without complete server HTML cannot sleep.
   */
  when: v.optional(text, 'visible'),
  /** Elements without `data-react` that this widget answers when they are first clicked, as a selector. */
  links: v.optional(text),
  /** Its links open a dialog, which assistive technology is told. */
  opens: v.optional(v.literal('dialog')),
  /** Key of session or local storage: a tag with `when: "stored"` wakes when something is kept under it. */
  stored: v.optional(text),
  /** Fields anywhere on the page, as a selector, whose first change wakes the widget's tags. */
  wakes: v.optional(text),
  /**
   * What its server HTML says that may be out of date when the page is shown again: `counts` of the current user, which
   * other tabs change, or the user's `own` actions, which a copied page does not have.
   */
  follows: v.optional(v.picklist(['counts', 'own'])),
  /** Extension points whose content is in sight at once: a sleeping tag wakes for an add-on that fills one. */
  slots: v.optional(v.pipe(v.array(text), v.readonly())),
  /** What others ask of it by this word and not by its name: see `Service`. */
  serves: v.optional(serves),
  /** Deployed pages print its tags empty: those wake in view, whatever `when` says. */
  wakesEmpty: v.optional(v.literal(true)),
  /** Harmless HTML and nothing else: shown even where a server prints its tag as all of a post's content. */
  aloneInContent: v.optional(v.literal(true)),
  /** The view wants `contents`: reading it costs time, so most do without. */
  contents: v.optional(v.literal(true)),
  /** The view wants `printed`. */
  printed: v.optional(v.literal(true)),
  /**
   * What a server prints that renders the view in Node.js: HTML that is `final`, for which no page loads code, or the
   * `first` HTML, which the view takes over once it wakes. Without it the view is for browsers alone.
   */
  server: v.optional(v.picklist(['final', 'first'])),
  /** `earlyDraft.ts` reads its server form before the widget's code is there. */
  early: v.optional(v.literal(true)),
  /** Its tags are pressed on most visits: their code is fetched as soon as they are seen, used or not, and counts for a page at rest; all else comes with the first use. */
  atRest: v.optional(v.literal(true)),
  /** Reference pages that it stands in: their stylesheets are weighed together. */
  pages: v.optional(v.pipe(v.array(text), v.readonly())),
  /** Ceiling of its own code, kB of brotli, where the usual one is too low. */
  budget: v.optional(v.number()),
  /** The same of its stylesheet. */
  stylesBudget: v.optional(v.number()),
});

/**
 * Shows a post's `attachments`, `reactions`, `menu`, its `bookmark` toggle, its meta tags (`postMeta`), the form that `compose`s
 * it, the choice of `sections` of the forum, or the buttons of a `carousel`, `errors` that came in place of a page, `messages` of its config, or the server's `layouts`.
 */
export type Service = NonNullable<WidgetFacts['serves']>;

export type WidgetFacts = v.InferOutput<typeof widgetFacts>;
export type AddonFacts = v.InferOutput<typeof addonFacts>;

/** The facts of an add-on: `widgets/addons/<key>/addon.json`. Its key is the folder's name. */
export const addonFacts = v.strictObject({
  $schema: v.optional(text),
  /** As a person reads it. */
  name: text,
  /**
   * When its code is fetched; at once if this is missing. `used`: with the first use of the page, since nothing of it is in sight
   * before a reader opens something. What a widget serves: at once where there is a tag of that widget, else with the first use.
   */
  when: v.optional(v.union([v.literal('used'), serves])),
  /** Ceiling of its own code, kB of brotli, where the usual one is too low. */
  budget: v.optional(v.number()),
});
