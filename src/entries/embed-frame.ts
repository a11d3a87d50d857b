import { startFrame } from '../embed/frame/startFrame';

// Elements named `currentScript` hide the document's own; its getter cannot be hidden.
const getScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!.get!;
const script = getScript.call(document) as HTMLScriptElement;

if (window.parent !== window) startFrame(window, script.dataset);
