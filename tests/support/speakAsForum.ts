import type { Frame } from '@playwright/test';

/** For the head of a host's page: it answers a greeting of another kind itself. */
export const answering = `<script nonce="host">
  addEventListener('message', ({ data, source }) => data === 'are you there?' && source.postMessage('yes', '*'));
</script>`;

/**
 * Has a frame with a `talker` say to the window around it everything that a forum may say. Resolves to what it has been
 * told since it was loaded: answers come in order, so behind `yes` no other one follows.
 */
export const speakAsForum = (frame: Frame) =>
  frame.evaluate(async () => {
    const { told } = window as unknown as { told: unknown[] };
    parent.postMessage({ inlay: 'hello', version: 1, nonce: 'fedcba9876543210' }, '*');
    for (const type of ['page', 'height', 'scroll', 'reveal', 'link', 'signin', 'ask', 'leave', 'alive']) {
      const message = { type, path: '/evil', title: 'x', height: 9, top: 9, url: 'https://evil.test/' };
      parent.postMessage(message, '*');
      parent.postMessage(JSON.stringify(message), '*');
    }
    parent.postMessage('are you there?', '*');
    while (!told.includes('yes')) await new Promise((resolve) => addEventListener('message', resolve));
    return told;
  });
