import { expect, type Page } from '@playwright/test';
import { openAs, unavailable, withFacts } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

const overview = (page: Page) => page.getByRole('region', { name: /^Overview/ });
const opener = (page: Page) => page.getByRole('button', { name: /^Overview/ });
const figure = (page: Page, name: string) => overview(page).getByRole('region', { name });
const lines = (page: Page, name: string) =>
  figure(page, name).getByRole('table').getByRole('row').allTextContents();

/** A case manager with three claims of known type, amount, status and time. */
async function aSmallDesk() {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const claims = await Promise.all([
    createClaimAs(asha, 'form_b', { companyName: 'Setu Spares' }),
    createClaimAs(asha, 'form_b', { companyName: 'Setu Tyres' }),
    createClaimAs(asha, 'form_d'),
  ]);
  const made = [
    ['10000000.00', 'approved', '2025-03-01T06:00:00Z'],
    ['1240000.50', 'under_review', '2025-03-10T18:00:00Z'],
    ['99.99', 'submitted', '2025-03-10T18:40:00Z'],
  ];
  for (const [place, [amount, status, at]] of made.entries()) {
    const id = claims[place]?.id ?? '';
    await assignTo(meera, id, ravi);
    await rows(
      `UPDATE claims SET claim_amount = $2, status = $3::"ClaimStatus", submitted_at = $4::timestamptz
       WHERE id = $1::uuid`,
      [id, amount, status, at],
    );
  }
  return { ravi, claims };
}

test('the overview is closed at first, loads nothing until opened, stays as left, and reports a failure', async ({
  page,
  context,
}) => {
  const { ravi, claims } = await aSmallDesk();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/statistics/overview')) asked += 1;
  });
  await openAs(page, ravi, '/ip/dashboard');
  await expect(page.getByText(claims[0]?.claimNumber ?? '').first()).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toBe(0);

  // When it is opened without a network it can be loaded again.
  await context.setOffline(true);
  await opener(page).press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  const failure = overview(page).getByRole('alert');
  await expect(failure).toContainText('Failed to load the overview');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Claims by creditor type')).toBeVisible();

  await expect(figure(page, 'Claims by status')).toBeVisible();
  await page.reload();
  await expect(figure(page, 'Claims by status')).toBeVisible();
  await opener(page).press(' ');
  await expect(figure(page, 'Claims by status')).toBeHidden();
  await page.reload();
  await expect(page.getByText(claims[0]?.claimNumber ?? '').first()).toBeVisible();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');

  // An overview that cannot be loaded says so, while the claims are shown.
  await page.route('**/api/statistics/overview', (route) => route.fulfill(unavailable));
  await opener(page).click();
  await expect(failure).toContainText('Failed to load the overview');
  await expect(failure).toContainText('Briefly away.');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Claims by creditor type')).toBeVisible();
});

test('a professional without claims reads that there are none', async ({ page }) => {
  await openAs(page, await signUp('ip_case_manager'), '/ip/dashboard');
  await opener(page).click();
  await expect(overview(page)).toContainText('There are no claims yet.');
  await expect(overview(page).getByRole('table')).toHaveCount(0);
});

test('charts show what their tables say, by days in India, and mark days after the last date', async ({
  page,
}) => {
  const { ravi } = await aSmallDesk();
  const last = { lastDateForClaims: '2025-03-10' };
  await withFacts(page, '**/api/statistics/overview', last);
  await openAs(page, ravi, '/ip/dashboard');
  await opener(page).click();
  const types = figure(page, 'Claims by creditor type');
  const chart = types.locator('[aria-hidden=true]');
  for (const text of ['Operational Creditor', '₹1.1 Cr', '₹100', '₹0']) {
    await expect(chart.getByText(text, { exact: true }).first()).toBeVisible();
  }
  // Screen readers have the table without asking for it.
  expect(await lines(page, 'Claims by creditor type')).toEqual([
    'Creditor typeClaimsAmount claimed',
    'Operational Creditor2₹1,12,40,000.50',
    'Financial Creditor0₹0.00',
    'Workmen & Employees1₹99.99',
    'Authorized Representative0₹0.00',
    'Other Creditors (Customers)0₹0.00',
    'Financial Creditors in a Class0₹0.00',
    'Total3₹1,12,40,100.49',
  ]);
  expect(await lines(page, 'Claims by status')).toEqual([
    'StatusClaimsAmount claimed',
    'Submitted1₹99.99',
    'Under Review1₹12,40,000.50',
    'Info Required0₹0.00',
    'Approved1₹1,00,00,000.00',
    'Rejected0₹0.00',
    'Total3₹1,12,40,100.49',
  ]);
  // The claims have no determinations: their statuses were set directly.
  expect(await lines(page, 'What is admitted')).toEqual([
    'Of what is claimedAmount',
    'Admitted₹0.00',
    'Contingent₹0.00',
    'Not admitted₹0.00',
    'Under verification₹1,12,40,100.49',
    'Claimed₹1,12,40,100.49',
  ]);
  const place = types.getByRole('table').locator('..');
  const seen = async () => ((await place.boundingBox())?.height ?? 0) > 100;
  expect(await seen()).toBe(false);
  await types.getByRole('button', { name: 'Show as table' }).press('Enter');
  expect(await seen()).toBe(true);
  await expect(chart).toHaveCount(0);
  await types.getByRole('button', { name: 'Show as chart' }).press('Enter');
  await expect(chart).toBeVisible();
  expect(await seen()).toBe(false);

  const days = figure(page, 'Claims received per day');
  await expect(days).toContainText('Last date for claims: 10 Mar 2025. 1 claim came later.');
  await expect(days.locator('svg').getByText('Last date', { exact: true })).toBeVisible();
  // Eleven days, of which three brought claims.
  await expect(days.locator('.recharts-bar-rectangle')).toHaveCount(3);
  expect(await lines(page, 'Claims received per day')).toEqual([
    'DayClaimsLast date',
    '1 Mar 20251In time',
    '10 Mar 20251In time',
    '11 Mar 20251Late',
  ]);
});

test('the claim that waits longest is listed first, and a decision removes it at once', async ({
  page,
}) => {
  const { ravi, claims } = await aSmallDesk();
  await openAs(page, ravi, '/ip/dashboard');
  await opener(page).click();
  const waiting = figure(page, 'Waiting longest for a decision').getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.nth(0)).toContainText(claims[1]?.claimNumber ?? '');
  await expect(waiting.nth(0)).toContainText('Setu Tyres · ₹12,40,000.50');
  await expect(waiting.nth(0)).toContainText(/[\d,]+ days/);
  await expect(waiting.nth(0)).toContainText('Under Review');

  const body = { status: 'rejected' };
  await call('PATCH', `/api/claims/${claims[1]?.id}/status`, { token: ravi.token, body });
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText(claims[2]?.claimNumber ?? '');
  expect(await lines(page, 'Claims by status')).toContain('Rejected1₹12,40,000.50');

  await waiting.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(claims[2]?.claimNumber ?? '');
  await page.getByRole('link', { name: 'Back to claims' }).click();
  await expect(waiting).toHaveCount(1);
});

test('@phone the overview fits a narrow screen, as charts and as tables', async ({ page }) => {
  const { ravi } = await aSmallDesk();
  await openAs(page, ravi, '/ip/dashboard');
  await opener(page).click();
  await expect(figure(page, 'Claims by status').locator('svg')).toBeVisible();
  const overhang = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
  const next = overview(page).getByRole('button', { name: 'Show as table' }).first();
  for (let left = 4; left > 0; left -= 1) {
    await expect(overview(page).getByRole('button', { name: 'Show as table' })).toHaveCount(left);
    await next.click();
  }
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
});
