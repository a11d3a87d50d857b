import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Extensions } from '../../../src/ui/Extensions';
import { Guarded } from '../../../src/ui/Guarded';
import { Provided } from '../../../src/ui/Provided';
import { addTo } from '../../support/addTo';
import { testUi } from '../../support/testUi';

function open() {
  const { ui, failures, wrapper } = testUi();
  const Broken = () => {
    throw new Error('broken');
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return { add: addTo(ui.extensions), failures, wrapper, Broken };
}

test('shows what is there, what comes later, and no more what has gone', () => {
  const { add, wrapper } = open();
  add('userCard.content', 'early', { view: ({ userID }) => <p>early {userID}</p> }, 'a');
  const { container } = render(<Extensions point="userCard.content" userID={7} />, { wrapper });
  expect(container).toHaveTextContent(/^early 7$/);
  let end = () => {};
  act(() => {
    end = add('userCard.content', 'late', { view: () => <p>late</p>, order: -1 }, 'b');
  });
  expect(container).toHaveTextContent('lateearly 7');
  act(() => end());
  expect(container).toHaveTextContent(/^early 7$/);
});

test('one that throws shows nothing, is reported by its add-on, and takes nothing else down', () => {
  const { add, failures, wrapper, Broken } = open();
  add('userCard.content', 'a', { view: Broken }, 'bad');
  add('userCard.content', 'b', { view: () => <p>whole</p> }, 'good');
  const { container } = render(<Extensions point="userCard.content" userID={7} />, { wrapper });
  expect(container).toHaveTextContent(/^whole$/);
  expect(failures).toEqual([expect.objectContaining({ widget: 'bad', phase: 'render' })]);
});

test('providers stand around a view in their order; a broken one is left out', () => {
  const { add, failures, wrapper, Broken } = open();
  add('providers', 'inner', { view: ({ children }) => <i>{children}</i>, order: 2 }, 'a');
  add('providers', 'broken', { view: Broken, order: 1 }, 'bad');
  add('providers', 'outer', { view: ({ children }) => <b>{children}</b> }, 'a');
  render(<Provided>view</Provided>, { wrapper });
  expect(screen.getByText('view').outerHTML).toBe('<i>view</i>');
  expect(screen.getByText('view').parentElement?.outerHTML).toBe('<b><i>view</i></b>');
  expect(failures).toHaveLength(1);
});

test('a provider that joins later leaves a view alone with what was typed into it', () => {
  const { add, wrapper } = open();
  let mounts = 0;
  const View = () => {
    useState(() => (mounts += 1));
    return <input />;
  };
  render(
    <Provided>
      <View />
    </Provided>,
    { wrapper },
  );
  act(() => void add('providers', 'late', { view: ({ children }) => <b>{children}</b> }, 'a'));
  expect(mounts).toBe(1);
});

test('a provider that leaves out what it stands around is left out itself, and reported', () => {
  const { add, failures, wrapper } = open();
  add('providers', 'outer', { view: () => null }, 'waiting');
  add('providers', 'inner', { view: ({ children }) => <i>{children}</i>, order: 1 }, 'good');
  render(<Provided>view</Provided>, { wrapper });
  expect(screen.getByText('view').outerHTML).toBe('<i>view</i>');
  expect(failures).toEqual([expect.objectContaining({ widget: 'waiting', phase: 'render' })]);
});

test('what a view throws is its own failure, whatever stands around it', () => {
  const { add, failures, wrapper, Broken } = open();
  add('providers', 'outer', { view: ({ children }) => <b>{children}</b> }, 'a');
  add('providers', 'inner', { view: ({ children }) => <i>{children}</i>, order: 1 }, 'b');
  const onFailed = jest.fn();
  const { container } = render(
    <Guarded onFailed={onFailed} instead="instead">
      <Provided>
        <Broken />
      </Provided>
    </Guarded>,
    { wrapper },
  );
  expect(container).toHaveTextContent(/^instead$/);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(failures).toEqual([]);
});
