import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { control } from '@/tests/support/browser/wizard';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const palette = (page: Page) =>
  page.getByRole('dialog', { name: 'Go to a claim, a view or an action' });
const box = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette once the page responds to keys. */
const open = (page: Page) =>
  expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();

async function aTeam() {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const mine = await createClaimAs(asha, 'form_b', { companyName: 'Narmada Tools' });
  const other = await createClaimAs(asha, 'form_b');
  await assignTo(meera, mine.id, ravi);
  return { asha, meera, ravi, mine, other };
}

test('the palette finds a claim by number and by creditor, and opens it by keyboard alone', async ({
  page,
}) => {
  const { ravi, mine, other } = await aTeam();
  await openAs(page, ravi, '/ip/dashboard');
  await open(page);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.type(mine.claimNumber);
  await expect(option(page, mine.claimNumber)).toContainText('Narmada Tools');
  await expect(selected(page)).toContainText(mine.claimNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.claimNumber);
  await expect(palette(page)).toBeHidden();

  await open(page);
  await page.keyboard.type('narmada tools');
  await expect(option(page, mine.claimNumber)).toBeVisible();
  // A case manager does not find claims assigned to others.
  await box(page).fill(other.claimNumber);
  await expect(palette(page).getByText('Nothing has this name.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('the palette finds a PAN and a phone, and puts them into no address', async ({ page }) => {
  const { asha, meera } = await aTeam();
  const panNumber = `MNBVC${String(Date.now()).slice(-4)}K`;
  const claim = await createClaimAs(asha, 'form_d', { panNumber });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, meera, '/ip/security');
  await open(page);
  await box(page).fill(panNumber);
  await expect(option(page, claim.claimNumber)).toBeVisible();
  await box(page).fill('');
  await expect(option(page, claim.claimNumber)).toHaveCount(0);
  await box(page).fill(`+91 ${asha.user.phone}`);
  await expect(option(page, claim.claimNumber)).toBeVisible();
  const seen = asked.join('\n').toUpperCase();
  expect(seen).not.toContain(panNumber);
  expect(seen).not.toContain(String(asha.user.phone));
});

test('the palette offers the actions of the present page by name, and moves the focus there', async ({
  page,
}) => {
  const { ravi, mine } = await aTeam();
  await openAs(page, ravi, `/ip/claim/${mine.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.claimNumber);
  await open(page);
  await page.keyboard.type('audit tr');
  await expect(selected(page)).toContainText('Audit trail');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Audit Trail' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await open(page);
  await page.keyboard.type('change status');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'New status' })).toBeFocused();
});

test('the palette offers the pages that a person may open, and their saved views', async ({
  page,
  browser,
}) => {
  const { ravi, meera } = await aTeam();
  const saved = await call('PUT', '/api/verification/views', {
    token: ravi.token,
    body: { name: 'Large ones', query: 'queue=proposed&sort=amount' },
  });
  expect(saved.status).toBe(200);
  await openAs(page, ravi, '/ip/dashboard');
  await open(page);
  await expect(option(page, 'Saved view: Large ones')).toBeVisible();
  await expect(option(page, 'Enter a claim from paper')).toBeVisible();
  await expect(option(page, 'Case settings')).toHaveCount(0);
  await expect(option(page, 'Accounts')).toHaveCount(0);
  await option(page, 'Saved view: Large ones').click();
  await expect(page).toHaveURL(/\/ip\/verify\?queue=proposed&sort=amount$/);

  const hers = await (await browser.newContext()).newPage();
  await openAs(hers, meera, '/ip/dashboard');
  await open(hers);
  await box(hers).fill('settings');
  await expect(selected(hers)).toContainText('Case settings');
  await hers.keyboard.press('Enter');
  await expect(hers).toHaveURL(/\/ip\/case$/);
  await hers.context().close();
});

test('the palette says that claims cannot be searched, and still offers pages', async ({
  page,
}) => {
  const { ravi } = await aTeam();
  await openAs(page, ravi, '/ip/security');
  await page.route('**/api/claims?*search=*', (route) => route.fulfill(unavailable));
  await open(page);
  await page.keyboard.type('claims');
  await expect(palette(page).getByText(/away|moment|available/i)).toBeVisible();
  await expect(palette(page).getByRole('option', { name: 'Claims', exact: true })).toBeVisible();
});

test('leaving a page with typed text through the palette asks first', async ({ page }) => {
  const { ravi } = await aTeam();
  await openAs(page, ravi, '/ip/enter');
  await expect(async () => {
    await page.getByLabel(/^Form/).selectOption('form_b');
    await expect(page.locator('#entry-form')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await control(page, 'companyName').fill('Kaveri Traders');
  await open(page);
  await page.keyboard.type('preferences');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(asked).toContainText('Leave without saving?');
  await asked.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(control(page, 'companyName')).toHaveValue('Kaveri Traders');
});

test('@phone the palette opens by its button, and fits', async ({ page }) => {
  const { ravi, mine } = await aTeam();
  await openAs(page, ravi, '/ip/security');
  const button = page.getByRole('button', { name: 'Go to a claim, a view or an action' });
  await expect(async () => {
    await button.click();
    await expect(box(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await box(page).fill('Narmada');
  await expect(option(page, mine.claimNumber)).toBeVisible();
  const overhang = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
  expect(await faultsOf(page)).toEqual([]);
  await option(page, mine.claimNumber).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.claimNumber);
});
