/**
 * A page that speaks the forum's part of the protocol by hand, so that a test can say through its `port` whatever it
 * likes. `told` is what the page around has sent to its window; `onWelcome` is script for the moment its port comes.
 */
export const talker = (onWelcome = '') => `<!doctype html><link rel="icon" href="data:,"><title>Talker</title>
<button>Talk</button>
<script>
  var told = [];
  var port;
  const page = { type: 'page', path: '/talker', title: 'Talker' };
  const hello = { inlay: 'hello', version: 1, nonce: '0123456789abcdef' };
  addEventListener('message', ({ data, ports }) => {
    told.push(data.inlay ?? data);
    if (!ports[0]) return;
    port = ports[0];
    port.onmessage = ({ data }) => data.type === 'ping' && port.postMessage({ type: 'alive' });
    ${onWelcome};
    port.postMessage(page);
  });
  parent.postMessage(hello, '*');
</script>`;
