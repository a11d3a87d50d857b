import { embeddedAttribute } from '../../contract/attributes';

/**
 * A page that its frame follows has to end where its content ends. What stands above it keeps to the part that the
 * reader sees, since the frame's own viewport may be many screens tall.
 */
export const frameStyles = `
:root:not([${embeddedAttribute}='fixed']) body{position:relative;min-block-size:0!important}
:root[${embeddedAttribute}='fit']{overflow-y:hidden}
:root:not([${embeddedAttribute}='fixed']) .inl-layer[popover]{inset-block:var(--inl-view-top,0) auto;block-size:var(--inl-view-height,100%);contain:layout}
:root:not([${embeddedAttribute}='fixed']) .inl-modal{max-block-size:calc(var(--inl-view-height,100vh) - 32px)}
`;
