import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Progress } from '../../../src/ui/Progress';
import { Tabs } from '../../../src/ui/Tabs';
import { plainMeta, testUi } from '../../support/testUi';

const tabs = ['Me', 'News', 'Mail'].map((name) => ({ id: name.toLowerCase(), name, panel: `${name} here` }));
const tab = (name: string) => screen.getByRole('tab', { name });

test('arrows, Home and End go from tab to tab and show each; one is in the tab order', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tabs label="Account" tabs={tabs} onSelect={onSelect} />, { wrapper: testUi().wrapper });
  expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Me' })).toHaveTextContent('Me here');
  await user.tab();
  const steps = [
    ['ArrowLeft', 'Mail'],
    ['ArrowRight', 'Me'],
    ['ArrowRight', 'News'],
    ['Home', 'Me'],
    ['End', 'Mail'],
  ] as const;
  for (const [key, name] of steps) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(`${name} here`);
  }
  expect(onSelect.mock.calls.flat()).toEqual(['mail', 'me', 'news', 'me', 'mail']);
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('where lines go from right to left, so do the arrows', async () => {
  const user = userEvent.setup();
  const { wrapper } = testUi({ ui: { ...plainMeta.ui, isDirectionRTL: true, localeKey: 'ar' } });
  render(<Tabs label="Account" tabs={tabs} />, { wrapper });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(tab('News')).toHaveFocus();
});

test('by hand, arrows move focus only; and an owner decides', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  const { wrapper } = testUi();
  render(<Tabs label="Account" tabs={tabs} selected="news" manual onSelect={onSelect} />, { wrapper });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(tab('Mail')).toHaveFocus();
  expect(tab('News')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('mail');
  expect(tab('News')).toHaveAttribute('aria-selected', 'true');
});

test('progress says how far it is, and can be cancelled once', () => {
  const onCancel = jest.fn();
  const { wrapper } = testUi();
  const { rerender } = render(<Progress label="Moving" value={3} max={10} onCancel={onCancel} />, {
    wrapper,
  });
  const bar = screen.getByRole('progressbar', { name: 'Moving' });
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 10');
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  rerender(<Progress label="Moving" value={null} max={0} onCancel={onCancel} isCancelling />);
  expect(bar).not.toHaveAttribute('aria-valuenow');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
