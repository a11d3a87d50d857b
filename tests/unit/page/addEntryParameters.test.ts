import { addEntryParameters } from '../../../src/page/addEntryParameters';

const link = (html = '<a href="/entry/signin?target=%2Fhere">Sign In</a>') => {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
};
const follow = (element: HTMLAnchorElement, parameters: object) => {
  const listener = jest.fn(({ detail }: CustomEventInit<{ parameters: object }>) => {
    Object.assign(detail!.parameters, parameters);
  });
  document.addEventListener('inlay:entry-link', listener as EventListener, { once: true });
  addEntryParameters(element, new URL(element.href));
  document.removeEventListener('inlay:entry-link', listener as EventListener);
  return { href: element.getAttribute('href'), times: listener.mock.calls.length };
};

it('takes along what a page puts in, but no other target and nothing that is no text', () => {
  const parameters = { campaign: 'x & y', from: 5, target: '//evil.example', what: {}, none: null };
  expect(follow(link(), parameters).href).toBe(
    'http://localhost/entry/signin?target=%2Fhere&campaign=x+%26+y&from=5',
  );
});

it('leaves a link as it is for which a page says nothing', () => {
  expect(follow(link(), {})).toEqual({ href: '/entry/signin?target=%2Fhere', times: 1 });
});

it('leaves those alone that ask for it themselves', () => {
  const own = link();
  own.onclick = () => undefined;
  expect(follow(own, { campaign: 'x' })).toEqual({ href: '/entry/signin?target=%2Fhere', times: 0 });
});
