import { attributes } from '../../contract/attributes';

/**
 * A page that its frame follows has to end where its content ends. What stands above it keeps to the part that the
 * reader sees, since the frame's own viewport may be many screens tall.
 */
export const frameStyles = `
:root:not([${attributes.embedded}='fixed']) body{position:relative;min-block-size:0!important}
:root[${attributes.embedded}='fit']{overflow-y:hidden}
@layer inlay.own{:root:not([${attributes.embedded}='fixed']) .inl-layer[popover]{inset-block:var(--inl-view-top,0) auto!important;block-size:var(--inl-view-height,100%)!important;contain:layout!important}
:root:not([${attributes.embedded}='fixed']) .inl-modal{max-block-size:calc(var(--inl-view-height,100vh) - 32px)!important}}
.inl-embed-notice{position:fixed;z-index:2147483000;inset-block-start:12px;inset-inline:0;margin-inline:auto;inline-size:max-content;max-inline-size:calc(100% - 32px);box-sizing:border-box;padding:16px;text-align:center;color:var(--inl-color-text);background:var(--inl-color-surface);border:1px solid var(--inl-color-border);border-radius:8px;box-shadow:0 4px 16px rgb(0 0 0 / .2)}
:root:not([${attributes.embedded}='fixed']) .inl-embed-notice{position:absolute;inset-block-start:calc(var(--inl-view-top,0px) + 12px)}
.inl-embed-notice p{margin:0 0 12px}
.inl-embed-notice__address{overflow-wrap:anywhere;user-select:all}
.inl-embed-notice>*{margin-inline:4px}
`;
