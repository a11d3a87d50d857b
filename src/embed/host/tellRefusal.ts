/** Tells the developers of the host what to ask the forum for: browsers keep from a page why a frame was refused. */
export function tellRefusal({ location, console }: Window & typeof globalThis, { origin: forum }: URL): void {
  // Browsers ask the forum about each page around the frame, not about the nearest one alone.
  const around = new Set([location.origin, ...(location.ancestorOrigins ?? [])]);
  const sites = [...around].map((origin) => (origin === 'null' ? 'a page without an origin' : origin));
  console.warn(
    `<forum-embed>: ${forum} did not answer from its frame. Where it opens in a tab, ask the forum to list ` +
      `${sites.join(' and ')} among the sites that may embed it (in the reference forum: INLAY_EMBED_HOSTS).`,
  );
}
