import { embedVersion, readGreeting } from '../../contract/embed';

/**
 * Says hello to the page around and answers its private port to `onWelcome`. Only to the origin that the browser names
 * as ours, and only an answer from there that repeats our nonce counts. A page that the back button brings out of the
 * browser's memory has said goodbye: it greets anew.
 */
export function greet(window: Window & typeof globalThis, onWelcome: (port: MessagePort) => void): void {
  const { parent } = window;
  const host = hostOrigin(window);
  if (host === null) return;
  let nonce = '';
  const hello = () => {
    nonce = randomText(window.crypto);
    parent.postMessage({ inlay: 'hello', version: embedVersion, nonce }, host);
  };
  window.addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== host) return;
    const answer = readGreeting(event.data, ['welcome', 'refused']);
    if (!answer || answer.nonce !== nonce) return;
    // Each answer counts once.
    nonce = '';
    const [port] = event.ports;
    // A host of another version tells its readers itself.
    if (answer.inlay === 'welcome' && answer.version === embedVersion && port) onWelcome(port);
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && hello());
  hello();
}

/** `randomUUID` is there in secure contexts only, and many forums in a company's network are not. */
const randomText = (crypto: Crypto) =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const kept = 'inlay.embeddedBy';

/** Who embeds us. Without the browser's list: who sent the reader here, remembered for the pages that follow. */
function hostOrigin(window: Window): string | null {
  const { location, document } = window;
  const named = location.ancestorOrigins?.[0];
  if (named !== undefined) return named === 'null' ? null : named;
  const sender = URL.canParse(document.referrer) ? new URL(document.referrer).origin : location.origin;
  try {
    if (sender === location.origin) return window.sessionStorage.getItem(kept);
    window.sessionStorage.setItem(kept, sender);
  } catch {
    // Storage is closed to frames of other sites: the first page still knows who sent the reader.
  }
  return sender === location.origin ? null : sender;
}
