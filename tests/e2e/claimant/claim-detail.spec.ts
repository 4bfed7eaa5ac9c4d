import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { send } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import {
  callsTo,
  openAs,
  unavailable,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { pick } from '@/tests/support/browser/console';
import { browserKeeps } from '@/tests/support/browser/mishaps';
import { control } from '@/tests/support/browser/wizard';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf, png } from '@/tests/support/data/files';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('another person’s claim and an unknown one are not found', async ({ page }) => {
  const [asha, other] = await Promise.all([signUp(), signUp()]);
  const { id } = await createClaimAs(other);
  await openAs(page, asha, '/');
  for (const wrong of [id, 'no-such-claim']) {
    await page.goto(`/claim/${wrong}`);
    await expect(heading(page)).toHaveText('Claim Not Found');
  }
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).not.toHaveURL(/no-such-claim/);
});

test('a claim that cannot be loaded can be loaded again, and leads back to the list', async ({
  page,
}) => {
  const asha = await signUp();
  const { id, claimNumber } = await createClaimAs(asha);
  await withoutLive(page);
  await withoutFirstData(page);
  await page.route(`**/api/claims/${id}`, (route) => route.fulfill(unavailable));
  await openAs(page, asha, `/claim/${id}`);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load the claim' });
  await expect(failure).toContainText('Briefly away.');
  await page.unroute(`**/api/claims/${id}`);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(claimNumber);
  // Opened from its address, back to the dashboard; from a filtered list, back to that list.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'My Claims' }).first()).toBeVisible();

  await page.goto('/?status=submitted');
  await page.getByRole('link', { name: `View ${claimNumber}` }).click();
  await expect(heading(page)).toHaveText(claimNumber);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\?status=submitted$/);
});

// All forms that are sent at once keep what is typed in the same way.
test('a reason for withdrawing survives a reload, until the dialog is cancelled', async ({
  page,
}) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await openAs(page, asha, `/claim/${id}`);
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox');
  const isKept = async () => (await browserKeeps(page)).includes(`${id}:withdrawal`);
  await withdraw.click();
  await reason.fill('Paid by my employer');
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await withdraw.click();
  await expect(reason).toHaveValue('Paid by my employer');
  await dialog.getByRole('button', { name: 'Keep the claim' }).click();
  await expect.poll(isKept).toBe(false);
  await page.reload();
  await withdraw.click();
  await expect(reason).toHaveValue('');
});

test('a document with a Hindi name is viewed and downloaded unchanged, or the page says why not', async ({
  page,
}) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  const content = pdf(54_321);
  await send(asha, content, 'बैंक विवरण.pdf', { before: { claimId: id } });
  await send(asha, png, 'फ़ोटो.png', { before: { claimId: id } });
  await openAs(page, asha, `/claim/${id}`);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download बैंक विवरण.pdf' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('बैंक विवरण.pdf');
  expect(await readFile(await file.path())).toEqual(content);
  await expectToast(page, 'Downloaded: बैंक विवरण.pdf');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View फ़ोटो.png' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(/^blob:/);
  await expect(tab.locator('img')).toBeVisible();
  expect(await tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(1);
  await tab.close();

  await page.route('**/api/documents/*/*', (route) => route.abort());
  const view = page.getByRole('button', { name: 'View फ़ोटो.png' });
  const download = page.getByRole('button', { name: 'Download फ़ोटो.png' });
  await view.click();
  await expectToast(page, 'View failed', 'Failed to view the document.');
  await download.click();
  await expectToast(page, 'Download failed', 'Failed to download the document.');

  // Any other call of the page would be answered that the session is over.
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => localStorage.removeItem('token'));
  await view.click();
  await expectToast(page, 'Authentication required', 'Please log in to view documents.');
  await download.click();
  await expectToast(page, 'Authentication required', 'Please log in to download documents.');
});

test('a claim filed without its documents asks for them until they are uploaded', async ({
  page,
}) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  const asked = { requiresDocumentUpload: true, documentUploadInstructions: 'Pay slips, please.' };
  await rows('UPDATE claims SET claim_data = claim_data || $2::jsonb WHERE id = $1::uuid', [
    id,
    JSON.stringify(asked),
  ]);
  await openAs(page, asha, `/claim/${id}`);
  await expect(page.getByText('Document Upload Required')).toBeVisible();
  await expect(page.getByText('Pay slips, please.')).toHaveCount(1);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await expectToast(page, 'Upload successful');
  await expect(page.getByText('Document Upload Required')).toBeHidden();
});

test('identifiers are masked until they are asked for, and the editor keeps those it masks', async ({
  page,
}) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha, 'form_b', { representativePan: 'ABCPE1234F' });
  await openAs(page, asha, `/claim/${id}`);
  const form = card(page, 'Form Details');
  await expect(form).toContainText('•••• 234F');
  expect(await page.content()).not.toContain('ABCPE1234F');
  const show = form.getByRole('button', { name: 'Show Representative PAN' });
  await page.route('**/reveal', (route) => route.abort());
  await show.click();
  await expectToast(page, 'The number could not be shown');
  await expect(form).toContainText('•••• 234F');
  await page.unroute('**/reveal');
  await show.click();
  await expect(form).toContainText('ABCPE1234F');
  await form.getByRole('button', { name: 'Hide Representative PAN' }).click();
  await expect(form).not.toContainText('ABCPE1234F');

  await page.goto(`/claim/${id}/edit`);
  const pan = control(page, 'representativePan');
  await expect(pan).toHaveValue('••••234F');
  await expect(pan).not.toBeEditable();
  const change = page.getByRole('button', { name: 'Change Representative PAN' });
  await change.click();
  await expect(pan).toBeFocused();
  await expect(pan).toHaveValue('');
  await page.getByRole('button', { name: 'Keep it: Representative PAN' }).click();
  await expect(pan).toHaveValue('••••234F');
  await change.click();
  await pan.fill('abcpe9876k');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Changes saved successfully');
  await expect(form).toContainText('•••• 876K');
  await form.getByRole('button', { name: 'Show Representative Aadhaar' }).click();
  await expect(form).toContainText('1234 5678 9010');
});

test('the employees of a representative are shown in a table, also in Hindi @phone', {
  tag: '@long',
}, async ({ page }) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha, 'form_e');
  await openAs(page, asha, `/claim/${id}`, 'hi');
  const table = page.getByRole('table', { name: 'कर्मचारियों की सूची' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'क्रम',
    'कर्मचारी का नाम',
    'पहचान नंबर',
    'बाकी राशि',
    'कब से कब तक का',
  ]);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(3);
  await expect(table).toContainText('₹');
  const tooWide = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(tooWide)).toBe(false);
});

test('an administrator sets a status with a note, and the claimant reads it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const { id } = await createClaimAs(asha);
  await openAs(page, meera, `/ip/claim/${id}?tab=decision`, 'hi');

  const status = card(page, 'Status');
  const choose = async (name: string) => {
    await status.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name }).click();
  };
  await expect(status.getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await choose('Info Required');
  await status.getByLabel('Review note').fill('Please add the wage slips for March.');
  await expect(status).toContainText('36 of 2000 characters');
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Status updated successfully');
  await expect(status.getByRole('button', { name: 'Same Status' })).toBeDisabled();
  await choose('Approved');
  await expect(status.getByRole('button', { name: 'Update Status' })).toBeEnabled();

  const assign = card(page, 'Assigned To');
  await pick(page, assign.getByRole('combobox', { name: 'Assignee' }), ravi.user.email);
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expectToast(page, 'Claim assigned successfully');
  await expect(assign).toContainText('Ravi Menon');

  await page.getByRole('tab', { name: 'Audit Trail' }).click();
  const audit = card(page, 'Audit Trail')
    .getByRole('listitem')
    .filter({ hasNotText: 'made paper' });
  await expect(audit).toHaveCount(3);
  await expect(audit.nth(0)).toContainText('Meera Iyer assigned the claim to Ravi Menon.');
  await expect(audit.nth(1)).toContainText(
    /Meera Iyer changed .*Submitted to Info Required\..*wage slips/,
  );
  await expect(audit.nth(2)).toContainText('Asha Devi submitted the claim without documents.');

  const claimant = await browser.newPage();
  await openAs(claimant, asha, `/claim/${id}`);
  await expect(claimant.getByText('Please add the wage slips for March.')).toBeVisible();
  await expect(claimant.getByRole('main')).toContainText('Info Required');
  await expect(claimant.getByText('Audit Trail')).toBeHidden();
  await claimant.close();
});

test('a rejection needs a reason, which the claimant is told, and other statuses need none', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  await openAs(page, meera, `/ip/claim/${id}?tab=decision`);
  const status = card(page, 'Status');
  const calls = callsTo(page, '/status');
  const choose = async (name: string) => {
    await status.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Rejected');
  const reason = status.getByRole('textbox', { name: 'Reason for the rejection' });
  await reason.fill('  ');
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expect(reason).toHaveAccessibleDescription(/Give the reason: the claimant will read it/);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  expect(await faultsOf(page)).toEqual([]);
  // A status that needs no reason is not affected.
  await choose('Under Review');
  await expect(status).not.toContainText('Give the reason');
  await choose('Rejected');
  expect(calls).toEqual([]);
  await reason.fill('Paid in March 2026.');
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Status updated successfully');
  const { body } = await call('GET', `/api/claims/${id}`, { token: asha.token });
  expect([body.status, body.reviewNote]).toEqual(['rejected', 'Paid in March 2026.']);
});

test('a status change that came too late is reported, and the page shows the present status', {
  tag: '@long',
}, async ({ page }) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  // This page gets no live updates.
  await withoutLive(page);
  await openAs(page, meera, `/ip/claim/${id}?tab=decision`);
  const status = card(page, 'Status');
  await status.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await status.getByLabel('Reason for the rejection').fill('Nothing is owed.');
  const body = { status: 'rejected', reviewNote: 'Not owed.' };
  await page.route(`**/api/claims/${id}`, (route) => route.abort());
  await call('PATCH', `/api/claims/${id}/status`, { token: meera.token, body });
  await status.getByRole('button', { name: 'Update Status' }).click();
  await expectToast(page, 'Failed to update status', 'Meera Iyer changed this claim to Rejected');
  await page.unroute(`**/api/claims/${id}`);
  await expect(status).toContainText('Not owed.');
  await expect(status.getByRole('button', { name: 'Same Status' })).toBeDisabled();
});

test('a case manager sees the claims assigned to them, and cannot assign a claim on its page', {
  tag: '@long',
}, async ({ page }) => {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const [mine, anothers] = await Promise.all([createClaimAs(asha), createClaimAs(asha)]);
  await assignTo(meera, mine.id, ravi);
  await withoutLive(page);
  await openAs(page, ravi, `/ip/claim/${anothers.id}`);
  await expect(heading(page)).toHaveText('Claim Not Found');

  await page.goto(`/ip/claim/${mine.id}?tab=decision`);
  await expect(card(page, 'Status')).toBeVisible();
  await expect(card(page, 'Assigned To')).toBeHidden();
});
