import { expect, type Page } from '@playwright/test';
import { openAs, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast, logIn } from '@/tests/support/http/sign-in';

// One after another: all of them change the same case.
test.describe.configure({ mode: 'default' });

const save = (page: Page, section: string) =>
  page.getByRole('button', { name: `Save: ${section}`, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

const changeAs = (person: TestPerson, body: object) =>
  call('PATCH', '/api/case', { token: person.token, body });

let before: object;
test.beforeAll(async () => {
  before = (await call('GET', '/api/case')).body;
});
test.afterEach(async () => {
  await changeAs(await signUp('ip_admin'), before);
});

test('the case settings are open to administrators only', async ({ page, browser }) => {
  await page.goto('/ip/case');
  await expect(page).toHaveURL(/\/ip\/login\?next=%2Fip%2Fcase$/);
  const waiting = await signUp('ip_admin');
  await rows(`UPDATE users SET status = 'pending' WHERE id = $1`, [waiting.user.id]);
  const visitors: [TestPerson, string][] = [
    [await signUp('claimant'), '404 Page Not Found'],
    [await signUp('ip_case_manager'), '404 Page Not Found'],
    [waiting, 'Your credentials are being verified'],
  ];
  for (const [person, text] of visitors) {
    const theirs = await browser.newPage();
    await openAs(theirs, person, '/ip/case');
    await expect(theirs.getByText(text)).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await theirs.close();
  }
});

test('while the portal is away the case settings say so, and keep what was typed', async ({
  page,
}) => {
  await page.route('**/api/case', (route) => route.fulfill(unavailable));
  await openAs(page, await signUp('ip_admin'), '/ip/case');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch the case' });
  await expect(failure).toContainText('Briefly away.');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await field(page, 'Address').fill('12 Rajpath');
  await page.route('**/api/case', (route) => route.fulfill(unavailable));
  await save(page, 'Insolvency professional').click();
  await expectToast(page, 'Failed to save the case settings', 'Briefly away.');
  await expect(field(page, 'Address')).toHaveValue('12 Rajpath');
  await page.unrouteAll();
  await save(page, 'Insolvency professional').click();
  await expectToast(page, 'Case settings saved');
});

test('faults of a section are named with links to their fields, and its changes are taken back', async ({
  page,
}) => {
  await openAs(page, await signUp('ip_admin'), '/ip/case');
  await expect(save(page, 'Corporate debtor')).toBeDisabled();
  await field(page, 'Corporate debtor’s CIN').fill('U123');
  await fillDate(dateNamed(page, 'Insolvency commencement date'), '2026-05-02');
  await fillDate(dateNamed(page, 'Last date for claims'), '2026-05-01');
  await save(page, 'Corporate debtor').click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct this first' });
  await expect(summary.getByRole('link')).toHaveText([
    'Corporate debtor’s CIN: A CIN has 21 characters: L or U, 5 digits, 2 letters, 4 digits, 3 letters and 6 digits.',
  ]);
  await expect(page.locator(':focus')).toContainText('Please correct this first');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Corporate debtor’s CIN')).toBeFocused();
  await expect(field(page, 'Corporate debtor’s CIN')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('u60231dl2013ptc250001');
  await expect(summary).toBeHidden();
  await save(page, 'Dates').click();
  await expect(summary.getByRole('link')).toHaveText([
    'Last date for claims: The last date for claims cannot be before the insolvency commencement date.',
  ]);
  // The two dates are judged together, whichever of them is changed.
  await fillDate(dateNamed(page, 'Insolvency commencement date'), '2026-05-01');
  await expect(summary).toBeHidden();
  await page.getByRole('button', { name: 'Undo changes: Dates' }).click();
  await expect(save(page, 'Dates')).toBeDisabled();
  // What was typed in another section stays.
  await expect(field(page, 'Corporate debtor’s CIN')).toHaveValue('u60231dl2013ptc250001');
  const list = page.getByRole('navigation', { name: 'Sections' });
  await expect(list.getByRole('link', { name: 'Corporate debtor: not saved' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Dates', exact: true })).toBeVisible();
});

test('saved case settings appear on the login pages at once', async ({ page }) => {
  const name = `Kavya ${crypto.randomUUID()}`;
  const meera = await signUp('ip_admin');
  // The test stays in one page, so that a stored copy of the login pages would be noticed.
  await page.goto('/');
  await page
    .getByRole('link', { name: /IP Portal|Professional/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Professional Access' })).toBeVisible();
  await logIn(page, meera.user.email, meera.password);
  await page.getByRole('link', { name: 'Case settings' }).click();
  await field(page, 'Professional’s name').fill(`  ${name} `);
  await field(page, 'Registration number').fill('applied for');
  await expect(page.getByText('does not look like a registration number')).toBeVisible();
  await save(page, 'Insolvency professional').click();
  await expectToast(page, 'Case settings saved');
  await expect(field(page, 'Professional’s name')).toHaveValue(name);
  await expect(page.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Account of Meera Iyer' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/ip$/);
  const facts = page.getByRole('region', { name: 'About this case' });
  await expect(facts.getByText(name)).toBeVisible();
  await expect(facts.getByText(/applied for/)).toBeVisible();
  await page.getByRole('link', { name: 'Access Claimant Portal' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(facts.getByText(name)).toBeVisible();
});

test('the later of two administrators is told, and keeps what they typed', async ({ page }) => {
  const name = `Mine ${crypto.randomUUID()}`;
  const [meera, kavya] = [await signUp('ip_admin'), await signUp('ip_admin')];
  await rows(`UPDATE users SET first_name = 'Kavya' WHERE id = $1`, [kavya.user.id]);
  await openAs(page, meera, '/ip/case');
  await field(page, 'Professional’s name').fill(name);
  await changeAs(kavya, { professionalName: 'Theirs', professionalAddress: 'Their street' });
  await save(page, 'Insolvency professional').click();
  const told = page.getByRole('alert').filter({ hasText: 'Kavya Iyer changed the case' });
  await expect(told).toContainText('Professional’s name is now “Theirs”');
  await expect(field(page, 'Professional’s name')).toHaveValue(name);
  await expect(field(page, 'Address')).toHaveValue('Their street');
  await save(page, 'Insolvency professional').click();
  await expectToast(page, 'Case settings saved');
  await expect(told).toBeHidden();
  const { body } = await call('GET', '/api/case');
  expect(body).toMatchObject({ professionalName: name, professionalAddress: 'Their street' });
});

test('leaving the case settings with unsaved changes asks first', async ({ page }) => {
  await openAs(page, await signUp('ip_admin'), '/ip/dashboard');
  await page.getByRole('link', { name: 'Case settings' }).click();
  const saved = await field(page, 'Address').inputValue();
  await field(page, 'Address').click();
  await page.keyboard.type('Unsaved ');
  await page.getByRole('link', { name: 'IP Dashboard' }).click();
  await expect(leaving(page)).toBeVisible();
  await leaving(page).getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Address')).toHaveValue(/Unsaved/);

  await page.evaluate(() => history.back());
  await leaving(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/ip\/dashboard/);
  await page.goForward();
  await expect(field(page, 'Address')).toHaveValue(saved);
  await page.getByRole('link', { name: 'IP Dashboard' }).click();
  await expect(page).toHaveURL(/\/ip\/dashboard/);
});

test('@phone the case settings fit a phone', async ({ page }) => {
  await openAs(page, await signUp('ip_admin'), '/ip/case');
  await field(page, 'Email').fill('x');
  await save(page, 'Insolvency professional').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(
    await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
