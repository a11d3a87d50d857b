/**
 * Runs in front of every test file: matchers of jest-dom, and an error on the console fails the test that caused it.
 * A test that expects one says so by spying: `jest.spyOn(console, 'error').mockImplementation()`, and looks at the spy.
 */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';

configure({ reactStrictMode: false, asyncUtilTimeout: 30_000 });

let errors: string[] = [];
const print = console.error;

beforeEach(() => {
  errors = [];
  console.error = (...parts: unknown[]) => {
    errors.push(format(...parts));
  };
});

afterEach(() => {
  jest.restoreAllMocks();
  console.error = print;
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
