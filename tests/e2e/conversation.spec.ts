import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const chat = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => chat(page).getByRole('textbox');

async function parties() {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, meera);
  return { asha, meera, claim };
}

test('a claimant in Hindi and an administrator write to each other without reloading', async ({
  page,
  browser,
}) => {
  const { asha, meera, claim } = await parties();
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`, 'hi');
  const other = await (await browser.newContext()).newPage();
  await openAs(other, meera, `/ip/claim/${claim.id}`);
  await expect(
    chat(page).getByRole('heading', { name: `चैट - ${claim.claimNumber}` }),
  ).toBeVisible();
  await expect(chat(page)).toContainText('Meera Iyer के साथ');

  await box(page).fill('नमस्ते <b>कृपया</b> देखें https://example.in/a.');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('धन्यवाद');
  await box(page).press('Enter');
  await expect(chat(page).getByText('भेजा गया')).toBeVisible();
  await expect(box(page)).toHaveValue('');

  await other.getByRole('button', { name: /^Chat about .*1 unread message$/ }).click();
  await expect(chat(other)).toContainText('With Asha Devi');
  await expect(chat(other).getByText('<b>कृपया</b>')).toBeVisible();
  await expect(chat(other).getByRole('link', { name: 'https://example.in/a' })).toHaveAttribute(
    'rel',
    /noopener/,
  );

  await box(other).fill('Please send the last payslip.');
  await chat(other)
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'checklist.txt', mimeType: 'text/plain', buffer: Buffer.from('payslips') },
    ]);
  await chat(other).getByRole('button', { name: 'Send' }).click();
  await expect(chat(page).getByText('Please send the last payslip.')).toBeVisible();
  await expect(chat(page).getByText('जोड़ी गई फ़ाइल: checklist.txt')).toBeVisible();
  const download = page.waitForEvent('download');
  await chat(page).getByRole('button', { name: 'checklist.txt डाउनलोड करें' }).click();
  expect((await download).suggestedFilename()).toBe('checklist.txt');
});

test('a message that was not sent is kept, marked, and sent again once', async ({ page }) => {
  const { asha, claim } = await parties();
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  await expect(chat(page).getByText('No messages yet. Write the first one.')).toBeVisible();
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await box(page).fill('Is anything missing?');
  await box(page).press('Enter');
  await expect(chat(page).getByText('Not sent')).toBeVisible();
  // The unsent message survives closing the dialog.
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Chat about/ }).click();
  await expect(chat(page).getByText('Is anything missing?')).toBeVisible();

  await page.unroute('**/messages');
  await chat(page).getByRole('button', { name: 'Send again' }).click();
  await expect(chat(page).getByText('Sent', { exact: true })).toBeVisible();
  const kept = await rows('SELECT 1 FROM messages WHERE claim_id = $1', [claim.id]);
  expect(kept).toHaveLength(1);
});

test('a half-written message is kept, and files that the chat does not accept are refused', async ({
  page,
}) => {
  const { asha, claim } = await parties();
  await openAs(page, asha, '/');
  await page.getByRole('button', { name: `Chat about ${claim.claimNumber}` }).click();
  await expect(chat(page)).toContainText('With IP Professional');
  const sends = chat(page).getByRole('button', { name: 'Send' });
  await box(page).fill('half a');
  await expect(sends).toBeEnabled();
  await box(page).fill('  \n ');
  await expect(sends).toBeDisabled();
  await box(page).fill('half a');
  const picker = chat(page).locator('input[type=file]');
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') });
  await picker.setInputFiles(Array.from({ length: 6 }, (_, index) => file(`${index}.txt`)));
  await expectToast(page, 'Too many files', 'You can only attach up to 5 files at once.');
  await picker.setInputFiles([file('page.html')]);
  await expectToast(page, 'Invalid file type');
  // From the disk: a browser is handed a path sooner than ten megabytes.
  const scan = test.info().outputPath('scan.txt');
  writeFileSync(scan, Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));
  await picker.setInputFiles(scan);
  await expectToast(page, 'Files too large', '1 file(s) exceed 10MB limit.');
  await picker.setInputFiles([{ ...file('empty.txt'), buffer: Buffer.alloc(0) }]);
  await expectToast(page, 'Empty file', 'This file is empty.');
  await chat(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Chat about ${claim.claimNumber}` }).click();
  await expect(box(page)).toHaveValue('half a');
});

test('messages that cannot be loaded are reported in the head of the chat', {
  tag: '@long',
}, async ({ page }) => {
  const { asha, claim } = await parties();
  await withoutLive(page);
  await page.route('**/messages', (route) => route.fulfill({ status: 503, body: '' }));
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  await expect(chat(page).getByText('Error loading messages')).toBeVisible();
  await page.unroute('**/messages');
  await chat(page).getByRole('button', { name: 'Try again' }).click();
  await expect(chat(page).getByText('No messages yet. Write the first one.')).toBeVisible();
});

test('scrolling up through two hundred messages keeps the place', async ({ page }) => {
  const { asha, meera, claim } = await parties();
  await rows(
    `INSERT INTO messages (claim_id, sender_id, message)
     SELECT $1, CASE WHEN n % 3 = 0 THEN $2::uuid ELSE $3::uuid END, 'Line ' || n
     FROM generate_series(1, 200) AS n`,
    [claim.id, asha.user.id, meera.user.id],
  );
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  const log = page.getByRole('log');
  await expect(log.getByText('Line 200', { exact: true })).toBeVisible();

  // Earlier messages load while scrolling up, and what is being read stays in place.
  const marker = log.getByText('Line 151', { exact: true });
  await marker.scrollIntoViewIfNeeded();
  await expect(log.getByText('Line 101', { exact: true })).toBeAttached();
  await expect(marker).toBeInViewport();
  // More earlier messages load in the same way.
  await log.getByText('Line 101', { exact: true }).scrollIntoViewIfNeeded();
  await expect(log.getByText('Line 51', { exact: true })).toBeAttached();
  await marker.scrollIntoViewIfNeeded();

  // A new message does not scroll the reader away.
  await call('POST', `/api/claims/${claim.id}/messages`, {
    token: meera.token,
    raw: formOf('Line new'),
  });
  await expect(chat(page).getByRole('button', { name: '1 new message' })).toBeVisible();
  await expect(marker).toBeInViewport();
  await chat(page).getByRole('button', { name: '1 new message' }).click();
  await expect(log.getByText('Line new', { exact: true })).toBeInViewport();
});

function formOf(message: string) {
  const form = new FormData();
  form.append('message', message);
  return form;
}

test('the bell shows a decision, leads to the claim and empties', async ({ page }) => {
  const { asha, meera, claim } = await parties();
  await openAs(page, asha, '/');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: meera.token,
    body: { status: 'info_required', reviewNote: 'Send the payslip' },
  });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const item = page.getByRole('dialog').getByRole('link', { name: /Information required/ });
  await expect(item).toHaveAttribute('href', `/claim/${claim.id}#questions`);
  await item.click();
  await expect(page).toHaveURL(`/claim/${claim.id}#questions`);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  for (const status of ['under_review', 'rejected'])
    await call('PATCH', `/api/claims/${claim.id}/status`, { token: meera.token, body: { status } });
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const markAll = page.getByRole('button', { name: 'Mark all read' });
  await markAll.click();
  await expect(markAll).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const unread = 'SELECT FROM notifications WHERE user_id = $1 AND NOT is_read';
  expect(await rows(unread, [asha.user.id])).toEqual([]);
});

test('a message of blanks alone cannot be sent', { tag: '@long' }, async ({ page }) => {
  const { asha, claim } = await parties();
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await box(page).fill('  \n ');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(/^\s+$/);
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  // Once it says something, it goes out, and alone.
  await box(page).fill(' hello ');
  await box(page).press('Enter');
  await expect(chat(page).getByText('Sent', { exact: true })).toBeVisible();
  expect(posts.filter((url) => url.endsWith('/messages'))).toHaveLength(1);
});

test('a person who turns off one kind of mail gets none of it', async ({ page }) => {
  const { asha, meera, claim } = await parties();
  await openAs(page, asha, '/preferences');
  const choice = page.getByRole('checkbox', { name: 'The status of a claim changes' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expectToast(page, 'Preferences saved');
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await expect(choice).not.toBeChecked();

  const decide = (status: string) =>
    call('PATCH', `/api/claims/${claim.id}/status`, { token: meera.token, body: { status } });
  await decide('under_review');
  await decide('info_required');
  const queued = await rows<{ type: string }>(
    `SELECT n.type FROM mail_queue m JOIN notifications n ON n.id = m.notification_id WHERE m.user_id = $1`,
    [asha.user.id],
  );
  expect(queued.map(({ type }) => type)).toEqual(['info_required']);
});

test('several files sent by keyboard keep their order, and the focus returns to the button', {
  tag: '@long',
}, async ({ page }) => {
  const { asha, claim } = await parties();
  await openAs(page, asha, '/');
  const button = page.getByRole('button', { name: `Chat about ${claim.claimNumber}` });
  await button.press('Enter');
  await expect(box(page)).toBeFocused();
  const names = ['c.txt', 'a.txt', 'b.txt'];
  await chat(page)
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
  await box(page).press('Enter');
  const attached = chat(page).getByText(/^Attached: /);
  await expect(attached).toHaveText(names.map((name) => `Attached: ${name}`));
  await expect(chat(page).getByText('Sending')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
