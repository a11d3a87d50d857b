import { memo } from 'react';
import { checkExtension } from '../../../src/addons/checkExtension';

const view = () => null;
const check = (point: string, extension: unknown) => () =>
  checkExtension(point as never, 'mine', extension as never);

test.each([
  ['userCard.content', { view, load: () => () => undefined, order: -1 }],
  ['comment.menu', { view: memo(view), group: 'first', permission: ['staff.allow'] }],
  ['attachments', { attachmentType: 'ticket', icon: undefined }],
  ['routes', { path: '/wiki', name: 'Wiki', load: async () => view }],
  ['search.domains', { name: 'Wiki' }],
])('%s takes what it can show', (point, extension) => {
  expect(check(point, extension)).not.toThrow();
});

test.each([
  ['providers', { view: 'script' }, '"mine" of providers: view is not what it should be'],
  ['userCard.menu', undefined, '"mine" of userCard.menu: view is missing'],
  ['titleBar.links', { name: { a: 1 }, url: '/' }, '"mine" of titleBar.links: name is not what it should be'],
  ['search.sources', { name: 'Wiki' }, '"mine" of search.sources: url is missing'],
  ['routes', { name: 'Wiki', view }, '"mine" of routes: path is missing'],
  ['routes', { path: '/', name: 'Wiki' }, '"mine" of routes: view, load or layout is missing'],
  ['reactions.icons', { icon: {} }, '"mine" of reactions.icons: icon is not what it should be'],
  ['post.author', { view, order: Number.NaN }, '"mine" of post.author: order is not what it should be'],
  ['toString', { view }, '"mine" of toString: there is no such place'],
])('%s takes nothing that would take its view down', (point, extension, message) => {
  expect(check(point, extension)).toThrow(message);
});
