import { render } from '@testing-library/react';
import { IframeEmbed } from '../../widgets/iframe-embed/IframeEmbed';
import { readProps } from '../../widgets/iframe-embed/props';
import { testUi } from '../support/testUi';

function show(props: Record<string, unknown>) {
  const { wrapper } = testUi();
  const { container } = render(<IframeEmbed {...readProps(props)} />, { wrapper });
  return container.querySelector('iframe');
}
const url = 'https://video.example/watch?v=1';

test('a page of another site, in a sandbox, when somebody comes near', () => {
  const frame = show({ url, title: 'A film', width: 640, height: '50%' })!;
  expect(frame.src).toBe(url);
  expect(frame.title).toBe('A film');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-scripts allow-forms');
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.getAttribute('style')).toBe('--inl-iframe-width: 640px; --inl-iframe-height: 50%;');
  expect(show({ url })!.title).toBe('video.example');
});

test.each([
  ['640px', '640px'],
  ['100%', '100%'],
  [33.5, '33.5px'],
  ['-1', undefined],
  ['101%', undefined],
  ['1e9px', undefined],
  ['999999px', undefined],
  ['100vh', undefined],
  ['calc(100% + 1px)', undefined],
  ['100%;position:fixed', undefined],
  [Infinity, undefined],
  [{}, undefined],
  [null, undefined],
])('a width of %j is %j', (width, expected) => {
  expect(readProps({ url, width }).width).toBe(expected);
});

test.each([
  window.location.href,
  `${window.location.origin}:8081/`,
  `${window.location.protocol}//${window.location.hostname}.:99/`,
  '/discussions',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://video.example/1',
  'https://user@video.example/',
  'about:srcdoc',
  '',
])('%j is never framed', (own) => {
  expect(show({ url: own })).toBeNull();
});
