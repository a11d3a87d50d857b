import { act, screen } from '@testing-library/react';
import { MessageBanner } from '../../widgets/message-banner/MessageBanner';
import { readProps } from '../../widgets/message-banner/props';
import { readProps as readErrorProps } from '../../widgets/page-error/props';
import { widget as pageError } from '../../widgets/page-error/widget';
import { plainMeta } from '../support/testUi';
import { showFromServer } from '../../src/page-life/showFromServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';

const widget = { props: readProps, view: MessageBanner };

afterEach(stopPages);

async function open(props: object, given: object = widget, meta = {}) {
  document.body.innerHTML = '<main><div data-react="MessageBanner"></div></main>';
  const page = await startPage({ client: testClient(() => done([])).client, meta });
  page.show(given as typeof widget, props, document.querySelector('div')!);
  await act(async () => undefined);
}

test.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['neutral', 'status'],
  ['info', 'status'],
])('a message of the type %s is an element of the role %s', async (type, role) => {
  await open({ type, title: 'Closed', description: 'On Monday.' });
  const message = screen.getByRole(role);
  expect(message).toHaveAttribute('data-type', type);
  expect(message).toHaveTextContent('ClosedOn Monday.');
  expect(message.querySelector('.inl-message__title')).toHaveTextContent('Closed');
  expect(message.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('without a description the message is the body, and has no title', async () => {
  await open({ title: 'Closed on Monday.' });
  const message = screen.getByRole('status');
  expect(message).toHaveTextContent('Closed on Monday.');
  expect(message.querySelector('.inl-message__title')).toBeNull();
  stopPages();
  await open({ description: 'Closed on Monday.' });
  expect(screen.getByRole('status').querySelector('.inl-message__title')).toBeNull();
});

test('what is of a wrong type is left out; what says nothing is no message', () => {
  const wrong = { type: 'loud', title: 'Closed', description: 5, icon: '<svg>', actionButton: { url: 5 } };
  expect(readProps(wrong)).toEqual({ type: 'neutral', title: 'Closed' });
  for (const empty of [{}, { title: '  ' }, { type: 'error', description: [] }])
    expect(() => readProps(empty)).toThrow('says nothing');
});

test('its button leads where it may, in another tab without a way back', async () => {
  const button = { url: '/rules', label: 'Read on' };
  await open({ title: 'Closed', actionButton: button });
  const link = () => screen.getByRole('link', { name: 'Read on' });
  expect(link()).toHaveAttribute('href', 'http://localhost/rules');
  expect(link()).not.toHaveAttribute('target');
  stopPages();
  await open({ title: 'Closed', actionButton: { ...button, target: '_blank' } });
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener');
  stopPages();
  await open({ title: 'Closed', actionButton: { ...button, target: 'opener' } });
  expect(link()).not.toHaveAttribute('target');
});

test('T21: an address of an attack has no button, or leads to the web alone', async () => {
  for (const url of urlAttacks('evil.example')) {
    await open({ type: 'error', title: 'Closed', actionButton: { url, label: 'Read on' } });
    const link = screen.queryByRole<HTMLAnchorElement>('link');
    if (link) expect(link.href).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    stopPages();
  }
});

test('messages of a page’s config stand in front of its content, in their order, and in no member’s post', () => {
  document.body.innerHTML =
    '<div class="userContent"><main></main></div><main id="own"><p>Content</p></main>';
  const messages = [{ title: 'First' }, { type: 'error', title: 'Second' }];
  showFromServer(document, { error: null, messages, preload: [], meta: plainMeta }, () => 'MessageBanner');
  const tags = [...document.querySelectorAll('[data-react]')];
  expect(tags.map((tag) => JSON.parse(tag.getAttribute('data-props')!) as unknown)).toEqual(messages);
  expect(tags.every((tag) => tag.parentElement!.id === 'own')).toBe(true);
  expect(document.getElementById('own')!.lastElementChild).toHaveTextContent('Content');
  document.body.innerHTML = '<p>No place for them.</p>';
  showFromServer(document, { error: null, messages, preload: [], meta: plainMeta }, () => 'MessageBanner');
  expect(document.querySelector('[data-react]')).toBeNull();
});

test('the server’s error is such a message, with what the server offers; its trace is for debug pages', async () => {
  const error = {
    ...{ status: 500, message: 'Broken', description: null, trace: 'at line 5' },
    actionButton: { url: '/status', label: 'How we are doing' },
  };
  document.body.innerHTML = '<main id="app">Old</main>';
  showFromServer(document, { error, messages: [], preload: [], meta: plainMeta }, () => 'PageError');
  const tag = document.querySelector('[data-react=PageError]')!;
  const printed = readErrorProps(JSON.parse(tag.getAttribute('data-props')!));
  for (const debug of [false, true]) {
    const context = { host: '', debug, translationDebug: false, conversationsEnabled: true };
    await open(printed, pageError, { context });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There was an error');
    expect(document.querySelector('.inl-message[data-type=error]')).toHaveTextContent(
      'BrokenHow we are doing',
    );
    expect(screen.getByRole('link', { name: 'How we are doing' })).toHaveAttribute(
      'href',
      'http://localhost/status',
    );
    expect(document.body.textContent.includes('at line 5')).toBe(debug);
    stopPages();
  }
});
