import { render } from '@testing-library/react';
import { Component, createElement, memo } from 'react';
import { componentOf } from '../../../src/fragments/componentOf';

const of = (made: unknown) => componentOf({ default: made }, 'BannerFragment');

test.each([
  ['missing', undefined],
  ['a string', 'x'],
  ['a promise', Promise.resolve()],
  ['an object', {}],
  ['a number', 5],
])('a default export that is %s is refused by name', (name, made) => {
  expect(() => of(made)).toThrow(`BannerFragment: the module's default export is ${name}`);
});

test.each([
  ['missing', undefined],
  ['an object', {}],
  ['a number', 5],
])('a component that returns %s fails by name', (name, made) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(createElement(of(() => made)))).toThrow(`BannerFragment rendered ${name}`);
  jest.restoreAllMocks();
});

test.each([
  ['a function', () => <p>shown</p>],
  ['a memo', memo(() => <p>shown</p>)],
  [
    'a class',
    class extends Component {
      override render() {
        return <p>shown</p>;
      }
    },
  ],
])('%s is a component', (_, made) => {
  expect(render(createElement(of(made))).container).toHaveTextContent('shown');
});
