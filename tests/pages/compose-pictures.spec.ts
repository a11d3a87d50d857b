import { breakRoute } from '../support/breakRoute';
import { form, last, openEditor, rich } from '../support/commentEditor';
import { dotPicture } from '../support/dotPicture';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/threadTest';

test('pictures are uploaded, refused with the reason and tried again', async ({ open, page, problems }) => {
  problems.allow(/400|413|503/);
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
  // The refusals of before are gone then.
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

  // A picture that cannot be shown, or that is too big for a proxy before the forum, says so.
  await openEditor(page);
  const send = (name: string) => form(page).locator('input[type=file]').setInputFiles(dotPicture(name));
  const media = {
    ...{ mediaID: 9, name: 'away.png', type: 'image/png', size: 1 },
    url: 'data:image/png,x',
  };
  const repair = await breakRoute(page, /\/media$/, { status: 201, body: JSON.stringify(media) });
  await send('away.png');
  await expect(list).toHaveText([/^away\.png\s*Something went wrong\.\s*Retry$/]);
  await expect(rich(page).getByRole('button', { name: 'Remove picture away.png' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await repair();
  const html = '<html><h1>413 Request Entity Too Large</h1></html>';
  const shrink = await breakRoute(page, /\/media$/, { status: 413, body: html, contentType: 'text/html' });
  await send('large.png');
  await expect(list).toHaveText([/^large\.png\s*The uploaded file was too big\.$/]);
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await shrink();

  // More pictures at once than the forum takes are not left out in silence.
  const names = Array.from({ length: 8 }, (_, index) => `dot${index}.png`);
  await input.setInputFiles(names.map(dotPicture));
  await expect(list).toHaveText([/^dot5.png.*Too many files at once \(max 5\)\./]);
  await expect(rich(page).getByRole('img')).toHaveCount(5);
  await expect(list.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a picture reports its upload also without the code for progress, offline and online', async ({
  context,
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|UploadList|Error fetching/);
  await open('member');
  await openEditor(page);
  // One call has had its answer: without the code of calls, which would not come any more, none would go out.
  const draft = page.waitForResponse(/\/api\/v2\/drafts/);
  await page.keyboard.type('Seen:');
  await draft;
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/media'));
  await form(page).locator('input[type=file]').setInputFiles(dotPicture('offline.png'));
  await failed;
  await expect(form(page).getByRole('alert')).toHaveText(/^offline\.png/);
  await context.setOffline(false);
  await form(page).getByRole('button', { name: 'Retry: offline.png' }).click();
  await expect(rich(page).getByRole('img', { name: 'offline.png' })).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.reload();
  await openEditor(page);
  // A progress that cannot be shown says so; the picture comes all the same.
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

test('a picture that was copied in a browser is pasted from among the HTML that shows it, and goes when all is selected', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ forcedColors: 'active' });
  await open('member');
  const frame = form(page).locator('.inl-editor__frame');
  await expect(frame).toHaveCSS('outline-style', 'none');
  await openEditor(page);
  // Where the system has its own colours, a frame says that the editor has the focus.
  await expect(frame).toHaveCSS('outline-style', 'solid');
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
  await page.keyboard.type('the end');
  await expect(rich(page)).toContainText('the end');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(rich(page).getByRole('img')).toHaveCount(0);
  await expect(rich(page)).toHaveText('');
});
