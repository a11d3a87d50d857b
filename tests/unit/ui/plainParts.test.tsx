import { act, fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from '../../../src/ui/Avatar';
import { Button } from '../../../src/ui/Button';
import { ErrorBox } from '../../../src/ui/ErrorBox';
import { Icon } from '../../../src/ui/Icon';
import { Loader } from '../../../src/ui/Loader';
import { PageError } from '../../../src/ui/PageError';
import { RelativeTime } from '../../../src/ui/RelativeTime';
import { UserHtml } from '../../../src/ui/UserHtml';
import { cutNetwork } from '../../support/cutNetwork';
import { testUi } from '../../support/testUi';

afterEach(() => jest.useRealTimers());

test('an avatar falls back from the photo to the page’s picture to the silhouette', () => {
  const { ui, wrapper } = testUi();
  ui.fallbackAvatar = '/fallback.png';
  const { container } = render(<Avatar photoUrl="https://cdn.test/a.png" size="large" alt="Ada" />, {
    wrapper,
  });
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Ada' });
  expect(image).toHaveAttribute('src', 'https://cdn.test/a.png');
  expect(image).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(image).toHaveAttribute('width', '100');
  fireEvent.error(image);
  expect(screen.getByRole('img', { name: 'Ada' })).toHaveAttribute('src', 'http://localhost/fallback.png');
  fireEvent.error(screen.getByRole('img', { name: 'Ada' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Ada' })).toHaveAttribute('data-state', 'fallback');
});

test.each(['javascript:alert(1)', '//evil.test/a.png', 'data:image/png,x', '', null])(
  'no avatar from %j',
  (photoUrl) => {
    const { wrapper } = testUi();
    const { container } = render(<Avatar photoUrl={photoUrl} />, { wrapper });
    expect(container.querySelector('img')).toBeNull();
  },
);

test('an icon is decoration', () => {
  const { wrapper } = testUi();
  const { container } = render(<Icon name="close" />, { wrapper });
  expect(container.innerHTML).toBe(
    '<svg class="inl-icon" aria-hidden="true"><use href="#inl-icon-close"></use></svg>',
  );
});

test('a busy button keeps focus and does nothing', () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Go</Button>);
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={onClick} busy>
      Go
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a loader waits 150 ms, then says so once', () => {
  jest.useFakeTimers();
  const { wrapper } = testUi();
  render(<Loader />, { wrapper });
  act(() => void jest.advanceTimersByTime(149));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual…');
});

const fields = ['No e-mail here.', 'Nothing', 'Not today.'].map((message) => ({
  ...{ path: '', field: 'name', code: 'invalid', message },
}));
const failure = { status: 500, fields: [], actionButton: null, description: null, message: 'Boom' };

test.each([
  [{ ...failure, code: 'server' as const }, 'Boom'],
  [{ ...failure, code: 'server' as const, description: 'Really' }, 'BoomReally'],
  [{ ...failure, code: 'validation' as const, fields }, 'BoomNo e-mail here. Nichts Not today.'],
  [{ ...failure, code: 'validation' as const, fields, description: 'Nothing' }, 'BoomNothing'],
  [{ ...failure, code: 'server' as const, message: '' }, 'Something went wrong while contacting the server.'],
  [{ ...failure, code: 'offline' as const }, 'You are offline. Check your connection and try again.'],
  [{ ...failure, code: 'tooMany' as const, retryAfter: 1 }, 'Too many requests. Try again in 1 second.'],
  [{ ...failure, code: 'server' as const, message: '<img src=x onerror=1>' }, '<img src=x onerror=1>'],
  [new Error('secret'), 'Something went wrong.'],
  [{ name: 'TypeError', message: 'secret', stack: 'secret' }, 'Something went wrong.'],
  [undefined, 'Something went wrong.'],
])('an error box finds the words: %#', (error, text) => {
  cutNetwork();
  const { wrapper } = testUi({}, { Nothing: 'Nichts' });
  const { container } = render(<ErrorBox error={error} />, { wrapper });
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an error box says that one is offline as long as that is so', () => {
  const mend = cutNetwork();
  const { wrapper } = testUi();
  render(<ErrorBox error={{ ...failure, code: 'offline' as const }} />, { wrapper });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  mend();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error box leads where the server says that it can be mended', () => {
  const { wrapper } = testUi({}, { Upgrade: 'Hochstufen' });
  const actionButton = { label: 'Upgrade', url: 'https://forum.test/upgrade' };
  const { rerender } = render(<ErrorBox error={{ ...failure, code: 'server', actionButton }} />, { wrapper });
  const link = () => screen.getByRole('link', { name: 'Hochstufen' });
  expect(link()).toHaveAttribute('href', actionButton.url);
  expect(link()).not.toHaveAttribute('target');
  const elsewhere = { ...actionButton, target: '_blank' };
  rerender(<ErrorBox error={{ ...failure, code: 'server', actionButton: elsewhere }} />);
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener');
});

test('an error box counts the seconds after which one may try again, and speaks once', () => {
  jest.useFakeTimers();
  const { wrapper } = testUi();
  render(<ErrorBox error={{ ...failure, code: 'tooMany', retryAfter: 6 }} />, { wrapper });
  const alert = screen.getByRole('alert');
  const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));
  expect(alert.textContent).toBe('Too many requests. Try again in 6 seconds.');
  pass(2);
  expect(alert.textContent).toBe('Too many requests. Try again in 4 seconds.');
  pass(3);
  expect(alert.textContent).toBe('Too many requests. Try again in 1 second.');
  expect(alert.querySelector('[aria-live=off]')).toHaveTextContent('1 second');
  pass(1);
  expect(alert.textContent).toBe('You can try again now.');
  expect(jest.getTimerCount()).toBe(0);
});

test('an error box offers to try again', () => {
  const onRetry = jest.fn();
  const { wrapper } = testUi({}, { Retry: 'Erneut' });
  render(<ErrorBox error="No" title="Failed" onRetry={onRetry} />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Erneut' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe('FailedNo');
});

test.each([
  [
    { status: 403 },
    'Permission Problem',
    "You don't have permission to view this resource.",
    'Sign In',
    '/entry/signin?target=%2F',
  ],
  [
    { status: 404 },
    'Page Not Found',
    'The page you were looking for could not be found.',
    'Back to home page',
    '/',
  ],
  [{ status: 500 }, 'There was an error', 'Please try again later.', 'Back to Home', '/'],
])('page error %j', (error, title, text, action, path) => {
  jest.useFakeTimers();
  const { ui, wrapper } = testUi();
  const announce = jest.spyOn(ui.announcer, 'announce');
  render(<PageError failure={error} isGuest />, { wrapper });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', `http://localhost${path}`);
  expect(announce).toHaveBeenCalledWith(`${title} ${text}`, 'assertive');
});

test('members are not offered to sign in; a failed view can be dismissed', () => {
  const { ui, wrapper } = testUi();
  jest.spyOn(ui.announcer, 'announce').mockReturnValue();
  render(<PageError failure={{ status: 403 }} />, { wrapper });
  expect(screen.queryByRole('link')).toBeNull();
  const onCancel = jest.fn();
  render(<PageError failure={{ render: 'x is not a function' }} onCancel={onCancel} />, { wrapper });
  expect(screen.getByRole('heading', { name: 'An Error has Occured' })).toBeVisible();
  expect(screen.getByText('x is not a function')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalled();
});

test('relative times follow one clock, which rests while nobody sees the page', () => {
  jest.useFakeTimers();
  const { wrapper } = testUi();
  const date = new Date().toISOString();
  const { container, unmount } = render(<RelativeTime date={date} />, { wrapper });
  expect(container).toHaveTextContent('just now');
  expect(container.querySelector('time')).toHaveAttribute('datetime', date);
  act(() => void jest.advanceTimersByTime(30_000));
  expect(container).toHaveTextContent('30 seconds ago');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  act(() => void jest.advanceTimersByTime(600_000));
  expect(container).toHaveTextContent('30 seconds ago');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(container).toHaveTextContent('10 minutes ago');
  expect(container.querySelector('[aria-live],[role]')).toBeNull();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test.each([-10, 10])('with the server %d minutes ahead, relative times follow the server', (minutes) => {
  const ahead = minutes * 60_000;
  const posted = new Date(Date.now() + ahead - 240_000).toISOString();
  const { wrapper } = testUi({}, {}, () => ahead);
  const { container } = render(<RelativeTime date={posted} />, { wrapper });
  expect(container).toHaveTextContent('4 minutes ago');
});

test('nothing of the past is still to come, by a server’s clock that is not known and by another machine’s', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const { wrapper } = testUi();
  const { container } = render(
    <>
      <RelativeTime date={inMinutes(6)} /> <RelativeTime date={inMinutes(6)} clock="own" />{' '}
      <RelativeTime date={inMinutes(60 * 24 * 3 + 1)} />
    </>,
    { wrapper },
  );
  expect(container).toHaveTextContent('just now just now in 3 days');
});

test('what this machine has written is told by its own clock', () => {
  const { wrapper } = testUi({}, {}, () => 600_000);
  const { container } = render(<RelativeTime date={new Date().toISOString()} clock="own" />, { wrapper });
  expect(container).toHaveTextContent('just now');
});

test('foreign HTML is sanitised, plain text shows at once', async () => {
  const { wrapper } = testUi();
  const { container, rerender } = render(<UserHtml html="Rank 1" />, { wrapper });
  expect(container).toHaveTextContent('Rank 1');
  rerender(<UserHtml html="<b onclick=x>Rank</b><script>x</script>" />);
  expect(await screen.findByText('Rank')).toHaveProperty('outerHTML', '<b>Rank</b>');
});
