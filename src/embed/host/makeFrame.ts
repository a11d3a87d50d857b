/** The frame of a forum page, as tall as it is until the page says otherwise. */
export function makeFrame(document: Document, label: string, height: number): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = label;
  frame.allow = 'storage-access; clipboard-write; fullscreen';
  // The forum has to know who embeds it, and no more than that.
  frame.referrerPolicy = 'origin';
  frame.style.height = `${height}px`;
  return frame;
}
