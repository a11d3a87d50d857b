/**
 * The element's own look, in its shadow tree: a constructed sheet, which no policy forbids. The frame is not seen before
 * its page has the host's theme, so that nothing white flashes on a dark page.
 */
export const embedStyles = `
:host{display:block;position:relative}
:host([hidden]){display:none}
iframe{display:block;width:100%;border:0;background:none}
iframe:not(.on){opacity:0}
.failure{padding:1.5em;border:1px solid;text-align:center}
.failure button,.failure a{display:inline-block;margin:0 .25em;padding:.6em 1em;border:1px solid;background:none;color:inherit;font:inherit}
.print{display:none}
@media print{.print{display:block}}
`;
