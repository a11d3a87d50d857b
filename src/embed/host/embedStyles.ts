/**
 * The element's own look, in its shadow tree: a constructed sheet, which no policy forbids. The frame is not seen before
 * its page has the host's theme, so that nothing white flashes on a dark page; that theme changes by a transition, which
 * is an event.
 */
export const embedStyles = `
:host(:not([hidden])){display:block}
iframe{display:block;width:100%;border:0;transition:color-scheme 1ms allow-discrete}
iframe:not(.on){opacity:0}
.skip{position:absolute;z-index:1;padding:.6em 1em;background:canvas}
.skip:not(:focus){clip-path:inset(50%)}
[role]{padding:1em;border:1px solid;text-align:center}
[role]>:not(p){display:inline-block;margin:.25em;padding:.6em 1em;border:1px solid;background:none;color:inherit;font:inherit}
@media not print{.print{display:none}}
`;
