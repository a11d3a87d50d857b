import { useEffect, type ReactNode } from 'react';
import { rehearse } from '../../../src/page-life/rehearse';
import { turn } from '../../support/startLoader';

// React schedules the rendering itself, as on a page.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

test('a view is rendered, used and taken out again, and the page sees nothing of it', async () => {
  const heard = jest.fn();
  for (const type of ['click', 'focusin']) document.addEventListener(type, heard);
  const ended = jest.fn();
  const Providers = ({ children }: { children: ReactNode }) => {
    useEffect(() => ended, []);
    return children;
  };
  const act = await rehearse(document, Providers);
  expect(ended).not.toHaveBeenCalled();
  act();
  await turn();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
});

test('one that cannot be rendered keeps nobody waiting', async () => {
  const Providers = () => {
    throw new Error('no context');
  };
  const act = await rehearse(document, Providers);
  expect(act).not.toThrow();
});
