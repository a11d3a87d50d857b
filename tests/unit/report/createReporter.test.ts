import { createReporter } from '../../../src/report/createReporter';

const log = { error: jest.fn(), debug: jest.fn() };
const fail = (element: Element | null) =>
  createReporter({ document, debug: false, log }).fail({
    widget: 'Bar',
    element,
    phase: 'render',
    error: new Error('no'),
  });

beforeEach(() => jest.clearAllMocks());

test('a failure bubbles from the element with widget, element and phase, and is logged', () => {
  document.body.innerHTML = '<p></p>';
  const element = document.querySelector('p')!;
  const heard = jest.fn();
  document.addEventListener('inlay:error', (event) => heard((event as CustomEvent).detail, event.target), {
    once: true,
  });
  fail(element);
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ widget: 'Bar', element, phase: 'render' }),
    element,
  );
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('a listener that cancels the event takes the failure over', () => {
  document.addEventListener('inlay:error', (event) => event.preventDefault(), { once: true });
  fail(null);
  expect(log.error).not.toHaveBeenCalled();
});

test('debug lines are for debug pages', () => {
  createReporter({ document, debug: false, log }).debug('quiet');
  createReporter({ document, debug: true, log }).debug('loud', 1);
  expect(log.debug.mock.calls).toEqual([['Inlay: loud', 1]]);
});
