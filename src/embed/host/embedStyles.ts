/**
 * The element's own look, in its shadow tree: a constructed sheet, which no policy forbids. The frame is not seen before
 * its page has the host's theme, so that nothing white flashes on a dark page.
 */
export const embedStyles = `
:host{display:block;position:relative}
:host([hidden]){display:none}
iframe{display:block;width:100%;border:0;background:none}
iframe:not(.on){opacity:0}
.failure{padding:1.5em;border:1px solid;border-radius:6px;font:inherit;text-align:center}
.failure p{margin:0 0 1em}
.failure button,.failure a{display:inline-block;min-height:2.5em;margin:0 .25em;padding:.4em 1em;box-sizing:border-box;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;text-decoration:none;cursor:pointer}
.print{display:none}
@media print{.print{display:block}}
`;
