import { until } from './draftTabs';

/** Presses a form for signing out, which goes nowhere, so many times at once; resolves with how often it went, once it has. */
export async function pressSignOut(times = 1): Promise<number> {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/entry/signout' });
  const button = form.appendChild(document.createElement('button'));
  document.body.append(form);
  const left = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', left);
  for (let count = 0; count < times; count++) button.click();
  await until(() => left.mock.calls.length > 0);
  form.remove();
  return left.mock.calls.length;
}
