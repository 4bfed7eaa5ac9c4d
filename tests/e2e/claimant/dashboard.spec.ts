import { expect, type Page } from '@playwright/test';
import {
  openAs,
  unavailable,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { stopClock } from '@/tests/support/browser/clock';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast } from '@/tests/support/http/sign-in';

const stat = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:has-text("${label}") + dd`));
const claims = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search claims' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const pageButtons = (page: Page) => page.getByRole('button', { name: /^Page \d+$/ });

async function setStatus(id: string, to: string) {
  const meera = await signUp('ip_admin');
  const answer = await call('PATCH', `/api/claims/${id}/status`, {
    token: meera.token,
    body: { status: to },
  });
  expect(answer.status).toBe(200);
}

/** A claimant with 62 claims: seven pages of ten, the last with two. */
async function withSevenPages(): Promise<TestPerson> {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await copyClaim(id, 61);
  return asha;
}

test('while the portal is away the dashboard says so, tries again, and stays signed in', async ({
  page,
}) => {
  const asha = await signUp();
  const { claimNumber } = await createClaimAs(asha);
  const calls = ['**/api/claims?*', '**/api/statistics/dashboard'];
  for (const one of calls) await page.route(one, (route) => route.fulfill(unavailable));
  await withoutLive(page);
  await withoutFirstData(page);
  await openAs(page, asha, '/');
  const failures = page.getByRole('alert').filter({ hasText: 'Briefly away.' });
  await expect(failures).toHaveCount(2);
  await expect(failures.filter({ hasText: 'Failed to fetch claims' })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();

  for (const one of calls) await page.unroute(one);
  await failures.first().getByRole('button', { name: 'Try again' }).click();
  await expect(stat(page, 'Total Claims')).toHaveText('1');
  await failures.getByRole('button', { name: 'Try again' }).click();
  await expect(claims(page)).toContainText([claimNumber]);
  await expect(failures).toHaveCount(0);
});

test('a dashboard without claims offers the first one, and a session that ended leads to the login', async ({
  page,
}) => {
  const asha = await signUp();
  await openAs(page, asha, '/');
  await expect(page.getByText('No claims submitted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Get started by submitting your first claim.', { exact: true }),
  ).toBeVisible();
  await expect(stat(page, 'Total Claims')).toHaveText('0');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.getByRole('link', { name: 'Submit Your First Claim' }).click();
  await expect(page).toHaveURL(/\/claim\/new$/);

  await page.goBack();
  await expect(page.getByText('No claims submitted', { exact: true })).toBeVisible();
  await rows('DELETE FROM sessions WHERE user_id = $1::uuid', [asha.user.id]);
  await status(page).selectOption('approved');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('the dashboard counts claims, can be filtered by status and type, and keeps both on reload', async ({
  page,
}) => {
  const asha = await signUp();
  const approved = await createClaimAs(asha, 'form_b');
  const asked = await createClaimAs(asha, 'form_b');
  await createClaimAs(asha, 'form_ca');
  await setStatus(approved.id, 'approved');
  await setStatus(asked.id, 'info_required');
  await openAs(page, asha, '/');
  await expect(stat(page, 'Total Claims')).toHaveText('3');
  await expect(stat(page, 'Pending Review')).toHaveText('2');
  await expect(stat(page, 'Approved')).toHaveText('1');
  await expect(stat(page, 'Messages')).toHaveText('0unread');

  await expect(claims(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Creditor Type' }).selectOption('Operational Creditor');
  await expect(claims(page)).toHaveCount(2);
  await status(page).selectOption('Approved');
  await expect(claims(page)).toHaveCount(1);
  await page.reload();
  await expect(claims(page)).toHaveCount(1);
  await expect(claims(page)).toContainText(approved.claimNumber);
  await expect(status(page)).toHaveValue('approved');

  await search(page).fill(asked.claimNumber);
  await expect(page.getByText('No claims match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(claims(page)).toHaveCount(3);
  await search(page).fill(asked.claimNumber);
  await expect(claims(page)).toHaveCount(1);
  await expect(claims(page)).toContainText(asked.claimNumber);
});

test('a row shows a claim’s facts, missing documents and lateness, and the menu shows the person', async ({
  page,
}) => {
  const asha = await signUp();
  const { id, claimNumber } = await createClaimAs(asha, 'form_b');
  await openAs(page, asha, '/');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Claim Number',
    'Type',
    'Amount',
    'Status',
    'Submitted',
    'Actions',
  ]);
  const row = claims(page);
  await expect(row).toContainText(claimNumber);
  await expect(row).toContainText('Operational Creditor');
  await expect(row).toContainText('₹18,42,500.00');
  await expect(row).toContainText('Submitted');
  await expect(row).not.toContainText('Docs Required');
  await row.getByRole('link', { name: `View ${claimNumber}` }).click();
  await expect(page).toHaveURL(new RegExp(`/claim/${id}$`));

  await rows(
    `UPDATE claims SET submitted_at = now() + interval '99 days',
       claim_data = claim_data || '{"requiresDocumentUpload": true}' WHERE id = $1::uuid`,
    [id],
  );
  await page.goto('/');
  await expect(page.getByText('Document Upload Required', { exact: true })).toBeVisible();
  await expect(page.getByText(/^1 claim needs supporting documents\./)).toBeVisible();
  await expect(claims(page).getByText('Docs Required')).toBeVisible();
  await expect(claims(page).getByText('Late', { exact: true })).toBeVisible();

  await copyClaim(id, 1);
  await page.reload();
  await expect(page.getByText(/^2 claims need supporting documents\./)).toBeVisible();

  await expect(page.getByText('Welcome, Asha Devi')).toBeVisible();
  await page.getByRole('button', { name: 'Account of Asha Devi' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect(menu).toContainText(asha.user.email);
  await expect(menu).toContainText('Claimant');
  await expect(menu).toContainText(`+91 ${asha.user.phone}`);
  await expect(menu).toContainText('Member since');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('a search takes every character as it is, and is sent once', { tag: '@long' }, async ({
  page,
}) => {
  const asha = await signUp();
  for (const companyName of ['Half 50%_off Motors', 'Half 50 off Motors', 'सुनीता परिवहन सेवा']) {
    await createClaimAs(asha, 'form_b', { companyName });
  }
  await page.clock.install();
  await openAs(page, asha, '/');
  await expect(claims(page)).toHaveCount(3);
  // The clock is stopped: no time passes between the keys, however slowly they come.
  await stopClock(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('search=') && asked.push(request.url()));
  await search(page).pressSequentially('HALF 50');
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(claims(page)).toHaveCount(2);
  expect(asked).toHaveLength(1);
  for (const term of ['%', '_', '50%_', 'सुनीता परि']) {
    await search(page).fill(term);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === term);
    await expect(claims(page)).toHaveCount(1);
  }
  await search(page).fill('\\');
  await expect(page.getByText('No claims match', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(claims(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL((url) => url.search === '');
});

test('the list offers five pages around the present one, and keeps the page on reload and on the way back', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, await withSevenPages(), '/');
  await expect(page.getByText('Showing 1 to 10 of 62 results')).toBeVisible();
  await expect(pageButtons(page)).toHaveText(['1', '2', '3', '4', '5']);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Page 5' }).click();
  await expect(page.getByText('Showing 41 to 50 of 62 results')).toBeVisible();
  await expect(pageButtons(page)).toHaveText(['3', '4', '5', '6', '7']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Page 5' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 51 to 60 of 62 results')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 61 to 62 of 62 results')).toBeVisible();
  await expect(pageButtons(page)).toHaveText(['5', '6', '7']);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(claims(page)).toHaveCount(2);
  const shown = (await claims(page).first().textContent()) ?? '';
  await claims(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/claim\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page.getByText('Showing 61 to 62 of 62 results')).toBeVisible();
  await expect(claims(page)).toHaveCount(2);
  await expect(claims(page).first()).toHaveText(shown);

  // An invalid address opens the nearest valid list.
  await page.goto('/?page=99&status=paid&search=%00');
  await expect(page.getByText('Showing 61 to 62 of 62 results')).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('page') === '7');
});

for (const language of ['en', 'hi'] as const) {
  const tag = language === 'en' ? '@long' : [];
  test(`@phone claims are shown as cards without sideways scrolling in ${language}`, {
    tag,
  }, async ({ page }) => {
    const asha = await signUp();
    const { id, claimNumber } = await createClaimAs(asha, 'form_ca');
    await copyClaim(id, 61);
    await rows(
      `UPDATE users SET first_name = 'Venkatanarasimharajuvaripeta', last_name = 'श्रीनिवासराघवन',
         email = 'x' || repeat('long', 14) || $2 WHERE id = $1::uuid`,
      [asha.user.id, asha.user.email],
    );
    const [row] = await rows<{ email: string }>('SELECT email FROM users WHERE id = $1::uuid', [
      asha.user.id,
    ]);
    const renamed = { ...asha, user: { ...asha.user, email: row?.email ?? '' } };
    await openAs(page, renamed, '/', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'hi' ? 'मेरा डैशबोर्ड' : 'Claimant Dashboard',
    );
    const first = claims(page).first();
    await expect(first).toContainText(claimNumber);
    const view = first.getByRole('link');
    const card = await first.boundingBox();
    const link = await view.boundingBox();
    expect(link?.y).toBeGreaterThan((card?.y ?? 0) + 80);
    expect(link?.height).toBeGreaterThanOrEqual(44);
    const fits = () =>
      page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= window.innerWidth);
    expect(await fits()).toBe(true);
    await page.getByRole('button', { name: /Venkata/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await fits()).toBe(true);
  });
}
