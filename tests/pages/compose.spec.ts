import type { Locator, Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { dotPicture } from '../support/dotPicture';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { writeComment } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { holdCode } from '../support/holdCode';
import { linkOf } from '../support/linkOf';
import { expect, test } from '../support/threadTest';

const form = (page: Page) => page.locator('#reply');
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const last = (page: Page) => page.locator('.forum-comments > li').last().getByRole('article');

/** Wakes the form and waits until the rich editor has taken the text area's place. */
async function openEditor(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toBeFocused();
}

test('a reply is written below what it answers, and says so in the thread', async ({
  open,
  page,
  thread,
}) => {
  await open('member');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  const link = await linkOf(post, 'Reply');
  await link.click();
  await expect(post.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await post.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('An answer');
  await post.getByRole('button', { name: 'Post Reply' }).click();
  await expect(last(page)).toBeFocused();
  await expect(last(page)).toContainText('An answer');
  await expect(last(page).getByRole('link', { name: 'In reply to an earlier comment' })).toHaveAttribute(
    'href',
    `/discussion/comment/${thread.comments[0]}#Comment_${thread.comments[0]}`,
  );
  await expect(post.getByRole('textbox')).toHaveCount(0);
});

test('a reply does not wait for a look at drafts that does not end', async ({ open, page, thread }) => {
  const asked = page.waitForRequest(/\/drafts\?/);
  await page.route(/\/drafts\?/, () => undefined);
  await open('member');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  await (await linkOf(post, 'Reply')).click();
  await asked;
  await expect(post.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
});

test('quotes go below each other into the editor, with links to their posts', async ({
  open,
  page,
  thread,
}) => {
  await open('member');
  const quote = async (index: number) =>
    (await linkOf(page.locator(`#Comment_${thread.comments[index]}`), 'Quote')).click();
  await quote(1);
  await expect(rich(page)).toContainText('Second.');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('I agree.');
  await quote(2);
  await expect(rich(page)).toContainText('Third.');
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('I do not.');
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(last(page).locator('.userContent > *')).toHaveText([
    'moderator wrote:Second.',
    'I agree.',
    'moderator wrote:Third.',
    'I do not.',
  ]);
  await expect(last(page).locator('blockquote a')).toHaveCount(2);
});

test('a quote goes into the reply that is being written, also once the form below has come', async ({
  open,
  page,
  thread,
}) => {
  await open('member');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  await (await linkOf(post, 'Reply')).click();
  const reply = post.locator('[data-slate-editor]');
  await expect(reply).toBeFocused();
  await page.keyboard.type('My answer');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).locator('[data-slate-editor]')).toBeVisible();
  await page.keyboard.type(' goes on');
  await (await linkOf(page.locator(`#Comment_${thread.comments[1]}`), 'Quote')).click();
  await expect(reply.locator('blockquote')).toHaveCount(1);
  await expect(form(page).locator('blockquote')).toHaveCount(0);
});

test('a comment is changed in its place', async ({ open, page, thread, api }) => {
  const commentID = await writeComment(await api('member'), thread.discussionID, 'Mine.\n\n> theirs');
  await open('member');
  const post = page.locator(`#Comment_${commentID}`);
  const editor = post.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
  const link = await linkOf(post, 'Edit');
  await link.click();
  await expect(editor).toBeFocused();
  await expect(post.locator('.userContent')).toBeHidden();
  await expect(post.getByText('Edited', { exact: true })).toBeHidden();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Still ');
  await post.getByRole('button', { name: 'Save' }).click();
  await expect(post).toBeFocused();
  await expect(post.locator('.userContent > *')).toHaveText(['Still Mine.', 'theirs']);
  const edited = await post.locator('.forum-author__when').innerText();
  expect(edited).toContain('Edited');
  await page.reload();
  expect(await post.locator('.forum-author__when').innerText()).toBe(edited);
  await (await linkOf(post, 'Edit')).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('never mind');
  await post.getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toBeFocused();
  await expect(post.locator('.userContent')).toHaveText('Still Mine.theirs');
});

test('somebody is mentioned by keyboard, and a failing server does not stand in the way', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/500/);
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Hello @mod');
  const options = page.getByRole('listbox', { name: '@mention user suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  // They are the text's: who goes to the tools by Shift+Tab takes them along over nothing.
  await page.keyboard.press('Shift+Tab');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  // Another one in the same place is offered anew.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Hello @m');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(rich(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id'))!,
  );
  await expect(page.locator('[aria-live=polite]', { hasText: /suggestion/ })).toBeAttached();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(options.nth(1)).toBeVisible();
  // Letters that are found are no lighter than the rest of the name, in any colours.
  for (const mark of await options.locator('mark').all())
    expect(await mark.evaluate((each) => getComputedStyle(each).color)).toBe(
      await mark.locator('..').evaluate((each) => getComputedStyle(each).color),
    );
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expectNoAxeViolations(page, { include: '#reply' });
  const name = (await options.first().textContent())!;
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  const mend = await breakRoute(page, /by-names/, {
    status: 500,
    body: '{"message":"Broken.","status":500}',
  });
  await page.keyboard.type('and @adm');
  await expect(page.getByRole('alert').filter({ hasText: 'Broken.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await mend();
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(last(page).locator('.userContent')).toHaveText(`Hello @${name} and @adm`);
});

for (const [rule, setting, value, asked] of [
  ['from so many letters on', '"mentionMinChars":1', '"mentionMinChars":3', ['mod*']],
  ['never where that is off', '"userMentionsEnabled":true', '"userMentionsEnabled":false', []],
] as const)
  test(`who may be meant is looked up as the forum wants it: ${rule}`, async ({ open, page }) => {
    const names: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('by-names')) names.push(new URL(request.url()).searchParams.get('name'));
    });
    await page.route('**/discussion/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain(setting);
      await route.fulfill({ response, body: html.replace(setting, value) });
    });
    await open('member');
    await openEditor(page);
    await page.keyboard.type('@mo');
    // Long after a pause in which it would have been looked up.
    await expect(form(page)).toContainText(/Draft saved/);
    await page.keyboard.type(' @mod');
    await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    expect(names).toEqual(asked);
  });

test('pictures are uploaded, refused and tried again', async ({ open, page, problems }) => {
  problems.allow(/400|503/);
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Seen:');
  const input = form(page).locator('input[type=file]');
  await input.setInputFiles(dotPicture('dot.png'));
  await expect(rich(page).getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.keyboard.type('and more');
  await input.setInputFiles([
    { ...dotPicture('drawing.svg'), mimeType: 'image/svg+xml' },
    { ...dotPicture('big.png'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    { ...dotPicture('page.png'), buffer: Buffer.from('<p>') },
  ]);
  const list = form(page).locator('.inl-editor__uploads').getByRole('listitem');
  await expect(list).toHaveText([/svg.*allowed extension/, /too big \(max 5 MB\)/, /not a picture/]);
  // Each is said with its name.
  await expect(list.getByRole('alert')).toHaveText([/^drawing\.svg/, /^big\.png/, /^page\.png/]);
  await expect(list.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  const mend = await breakRoute(page, /\/media$/, { status: 503, body: '{"message":"Later.","status":503}' });
  await input.setInputFiles(dotPicture('late.png'));
  // Why others were refused is said no longer then.
  await expect(list).toHaveText([/^late\.png.*Later\./]);
  await expectNoAxeViolations(page, { include: '#reply' });
  await mend();
  await list.last().getByRole('button', { name: 'Retry' }).click();
  await expect(rich(page)).toBeFocused();
  await expect(rich(page).getByRole('img', { name: 'late.png' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(last(page).locator('.userContent')).toHaveText(/^Seen:\s*and more\s*$/);
  await expect(last(page).locator('.userContent img')).toHaveCount(2);
  await expect(list).toHaveCount(0);
});

test('a picture that is chosen offline, before code for telling of it is there, is told by name and can be sent later', async ({
  context,
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|UploadList|Error fetching/);
  await open('member');
  await openEditor(page);
  await context.setOffline(true);
  await form(page).locator('input[type=file]').setInputFiles(dotPicture('offline.png'));
  await expect(form(page).getByRole('alert')).toHaveText(/^offline\.png/);
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Retry: offline.png' }).click();
  await expect(rich(page).getByRole('img', { name: 'offline.png' })).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
});

test('where the system has its own colours, a frame says that one writes in it', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('member');
  const frame = form(page).locator('.inl-editor__frame');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveCSS('outline-style', 'none');
  await openEditor(page);
  await expect(frame).toHaveCSS('outline-style', 'solid');
});

test('a picture that was copied in a browser is pasted, which brings HTML along that shows it', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('member');
  await openEditor(page);
  await page.evaluate(async (letters) => {
    const bytes = Uint8Array.from(window.atob(letters), (letter) => letter.charCodeAt(0));
    const html = '<img src="https://example.org/a.png">';
    const parts = {
      'image/png': new Blob([bytes], { type: 'image/png' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    };
    await navigator.clipboard.write([new ClipboardItem(parts)]);
  }, dotPicture('dot.png').buffer.toString('base64'));
  await page.keyboard.press('Control+v');
  await expect(rich(page).getByRole('img', { name: 'image.png' })).toBeVisible();
});

test('all is picked by keys also where a picture comes first', async ({ open, page }) => {
  await open('member');
  await openEditor(page);
  await form(page).locator('input[type=file]').setInputFiles(dotPicture('dot.png'));
  await expect(rich(page).getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.keyboard.type('the end');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(rich(page).getByRole('img')).toHaveCount(0);
  await expect(rich(page)).toHaveText('');
});

test('a picture that cannot be shown, or that is too big for what stands before the forum, says so', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/413/);
  await open('member');
  await openEditor(page);
  const list = form(page).locator('.inl-editor__uploads').getByRole('listitem');
  const send = (name: string) => form(page).locator('input[type=file]').setInputFiles(dotPicture(name));
  const media = { ...{ mediaID: 9, name: 'away.png', type: 'image/png', size: 1 }, url: 'data:image/png,x' };
  const mend = await breakRoute(page, /\/media$/, { status: 201, body: JSON.stringify(media) });
  await send('away.png');
  await expect(list).toHaveText([/^away\.png\s*Something went wrong\.\s*Retry$/]);
  await expect(rich(page).getByRole('button', { name: 'Remove picture away.png' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await mend();
  const html = '<html><h1>413 Request Entity Too Large</h1></html>';
  await breakRoute(page, /\/media$/, { status: 413, body: html, contentType: 'text/html' });
  await send('large.png');
  await expect(list).toHaveText([/^large\.png\s*The uploaded file was too big\.$/]);
});

test('a picture whose progress cannot be shown says so, comes all the same, and the next one shows it', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/UploadList|ERR_FAILED/);
  await open('member');
  await openEditor(page);
  const list = /\/assets\/UploadList\./;
  await page.route(list, (route) => route.abort());
  const pictures = await holdCalls(page, /\/media$/);
  const input = form(page).locator('input[type=file]');
  await input.setInputFiles(dotPicture('dot.png'));
  await expect(form(page).getByRole('alert')).toHaveText('dot.png This part could not be loaded.');
  pictures.release();
  await expect(rich(page).getByRole('img', { name: 'dot.png' })).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await page.unroute(list);
  await input.setInputFiles({ ...dotPicture('big.png'), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(form(page).getByRole('alert')).toHaveText(/^big\.png The uploaded file was too big/);
});

test('more pictures at once than the forum takes are not left out in silence', async ({ open, page }) => {
  await open('member');
  await openEditor(page);
  const names = Array.from({ length: 8 }, (_, index) => `dot${index}.png`);
  await form(page).locator('input[type=file]').setInputFiles(names.map(dotPicture));
  const list = form(page).locator('.inl-editor__uploads').getByRole('listitem');
  await expect(list).toHaveText([/^dot5.png.*Too many files at once \(max 5\)\./]);
  await expect(rich(page).getByRole('img')).toHaveCount(5);
  await expect(list.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a newcomer is told that the comment waits, and the editor is empty again', async ({ open, page }) => {
  await open('newcomer');
  await openEditor(page);
  await page.keyboard.type('My first words');
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByText('Your comment will appear after it is approved.')).toBeVisible();
  await expect(rich(page)).toHaveText('');
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

/** Said where it is seen and read aloud, once; focus is back at the link that the form came from. */
async function expectAwaiting(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeFocused();
  const said = page.getByText('Your comment will appear after it is approved.');
  await expect(page.locator('.inl-toast').filter({ has: said })).toBeVisible();
  // A live region of its own would have spoken by now.
  await page.waitForTimeout(300);
  await expect(said).toHaveCount(1);
  await expectNoAxeViolations(page, { include: '.inl-toasts' });
}

test('a newcomer whose reply waits is told so in view, and is where it was begun', async ({
  open,
  page,
  thread,
}) => {
  await open('newcomer');
  const post = page.locator(`#Comment_${thread.comments[0]}`);
  const link = await linkOf(post, 'Reply');
  await link.click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('A reply that waits');
  await post.getByRole('button', { name: 'Post Reply' }).click();
  await expect(post.getByRole('textbox')).toHaveCount(0);
  await expectAwaiting(page, link);
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

test('who changes a comment is told in view that the change waits, and the comment is as it was', async ({
  open,
  page,
  ownComment,
}) => {
  const post = page.locator(`#Comment_${await ownComment('As it was.')}`);
  const message = 'Your comment will appear after it is approved.';
  await page.route(/\/comments\/\d+$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 202, json: { message, status: 202, description: null } })
      : route.fallback(),
  );
  await open('member');
  const link = await linkOf(post, 'Edit');
  await link.click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Not any more. ');
  await page.keyboard.press('Control+Enter');
  await expect(post.getByRole('textbox')).toHaveCount(0);
  await expectAwaiting(page, link);
  await expect(post.locator('.userContent')).toHaveText('As it was.');
});

test('whatever fails, the words stay and are posted once', async ({
  open,
  page,
  problems,
  context,
  api,
  thread,
}) => {
  problems.allow(/500|401|403|drafts failed|ERR_/);
  // Before anything else: a browser at its limit lets through what is sent right after it was told.
  const mend = await breakRoute(page, /\/comments$/, {
    status: 500,
    body: '{"message":"Full.","status":500}',
  });
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Words that stay');
  const alert = form(page).getByRole('alert');
  const post = () => page.keyboard.press('Control+Enter');
  await post();
  await expect(alert).toHaveText('Full.');
  await expect(rich(page)).toBeFocused();
  await mend();
  await context.setOffline(true);
  await post();
  await expect(alert).toContainText('You are offline.');
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  const cookies = await context.cookies();
  await context.clearCookies();
  await post();
  await expect(alert.getByRole('link', { name: 'Sign in again in a new tab' })).toBeVisible();
  await expectNoAxeViolations(page, { include: '#reply' });
  await context.addCookies(cookies);
  // The server takes it, and the answer is lost on the way.
  await page.route(
    /\/comments$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await post();
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link')).toHaveCount(0);
  await expect(rich(page)).toHaveText('Words that stay');
  await post();
  await expect(last(page)).toHaveAccessibleName('Comment by member');
  await expect(rich(page)).toHaveText('');
  const comments = await (await api('moderator')).get(`/comments?discussionID=${thread.discussionID}`);
  expect(await comments.json()).toHaveLength(4);

  // Words that are typed while a post is on its way stay, under the hands that type them; what was sent has gone.
  const posts = await holdCalls(page, /\/comments$/);
  await rich(page).focus();
  await page.keyboard.type('Sent');
  await post();
  await expect.poll(() => posts.asked).toHaveLength(1);
  await page.keyboard.type(' and more');
  posts.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(5);
  await expect(last(page)).toContainText('Sent');
  await expect(rich(page)).toBeFocused();
  await expect(rich(page)).toHaveText('and more');
  await page.keyboard.type(' still');
  await expect(rich(page)).toHaveText('and more still');
  await expect(form(page)).toContainText(/Draft saved/);
  await page.reload();
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(rich(page)).toHaveText('and more still');
});

test('a comment that a gateway gave up waiting for is posted once', async ({
  open,
  page,
  problems,
  api,
  thread,
}) => {
  problems.allow(/504/);
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Only once');
  await page.route(
    /\/comments$/,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' });
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expect(rich(page)).toHaveText('Only once');
  await page.keyboard.press('Control+Enter');
  await expect(rich(page)).toHaveText('');
  const comments = await (await api('moderator')).get(`/comments?discussionID=${thread.discussionID}`);
  expect(await comments.json()).toHaveLength(4);
});

test('on a small screen a long reply that is sent by keys says in view why it was not taken', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/500/);
  await page.setViewportSize({ width: 320, height: 480 });
  await breakRoute(page, /\/comments$/, { status: 500, body: '{"message":"Full.","status":500}' });
  await open('member');
  await openEditor(page);
  for (let line = 0; line < 20; line += 1) {
    await page.keyboard.type(`Line ${line}`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Control+Home');
  await expect(form(page).getByRole('button', { name: 'Post Comment' })).not.toBeInViewport();
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(rich(page)).toBeFocused();
});

test('what the server has taken, but nothing here can show, is shown by the page anew', async ({
  open,
  page,
  problems,
  thread,
  api,
}) => {
  problems.allow(/ERR_|CreateComment failed \(load\)/);
  const own = await writeComment(await api('member'), thread.discussionID, 'Mine.');
  const post = async (words: string) => {
    await openEditor(page);
    await page.keyboard.type(words);
    const shown = page.waitForEvent('load');
    await page.keyboard.press('Control+Enter');
    await shown;
    await expect(last(page)).toContainText(words);
  };
  await open('member');
  await page.evaluate(() => document.getElementById('inlay-comment')!.remove());
  await post('Into a thread without an empty comment');

  await page.route(/\/assets\/purify\./, (route) => route.abort('connectionreset'));
  await page.reload();
  await post('Without the code that cleans it');

  await (await linkOf(page.locator(`#Comment_${thread.comments[1]}`), 'Quote')).click();
  await expect(page.locator('.inl-toasts')).toContainText('This part could not be loaded.');
  const mine = page.locator(`#Comment_${own}`);
  await (await linkOf(mine, 'Edit')).click();
  await expect(mine.locator('.inl-editor[data-state="rich"] [data-slate-editor]')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Still ');
  const shown = page.waitForEvent('load');
  await mine.getByRole('button', { name: 'Save' }).click();
  await shown;
  await expect(mine.locator('.userContent')).toHaveText('Still Mine.');
});

test('letters that are being composed survive the taking over, and so does the caret', async ({
  open,
  page,
}) => {
  const code = await holdCode(page, 'editor');
  await open('member');
  const area = page.getByRole('textbox', { name: 'Your comment' });
  await area.focus();
  await expect(page.locator('.inl-editor[data-state="loading"] textarea')).toBeFocused();
  await page.keyboard.type('one two');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(() => code.asked).toHaveLength(1);
  code.release();
  await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.insertText', { text: '日本' });
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(rich(page)).toHaveText('one 日本!two');
  await devtools.send('Input.imeSetComposition', { text: 'ご', selectionStart: 1, selectionEnd: 1 });
  await devtools.send('Input.insertText', { text: '語' });
  await expect(rich(page)).toHaveText('one 日本!語two');
});

test('the editor fits a narrow dark page from right to left', async ({ open, page, context, forum }) => {
  await context.addCookies([{ name: 'locale', value: 'ar', url: forum.url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('member');
  // The pointer alone wakes the form: what it comes to may be the editor already.
  await form(page).getByRole('textbox').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('@a');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const option of await options.all()) {
    const box = (await option.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
  await expectNoAxeViolations(page, { include: '#reply' });
});
