import { expect, type Page } from '@playwright/test';
import { openAs, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { expectToast, logIn } from '@/tests/support/http/sign-in';

const team = (page: Page) => page.getByRole('dialog', { name: 'Team Management' });
const question = (page: Page) => page.getByRole('dialog', { name: /\?$/ });
const prove = (page: Page, { password }: TestPerson) =>
  question(page).getByLabel('Current Password').fill(password);

/** Opens the team as an administrator, at one person. */
async function openTeamAt(page: Page, by: TestPerson, person: TestPerson) {
  await openAs(page, by, '/ip/dashboard');
  await page.getByRole('button', { name: 'Team Management' }).click();
  return find(page, person);
}

async function find(page: Page, person: TestPerson) {
  await team(page).getByRole('searchbox', { name: 'Search the team' }).fill(person.user.email);
  const card = team(page).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(person.user.email);
  return card;
}

const pending = ({ user }: TestPerson, licence = 'applied for') =>
  rows(`UPDATE users SET status = 'pending', license_number = $2 WHERE id = $1`, [
    user.id,
    licence,
  ]);

test('while the portal is away the team page says so, and a change can be tried again', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  await page.route('**/api/ip-professionals', (route) => route.fulfill(unavailable));
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('button', { name: 'Team Management' }).click();
  const failure = team(page).getByRole('alert');
  await expect(failure).toContainText('Failed to fetch insolvency professionals');
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await team(page).getByRole('searchbox').fill('no such professional');
  await expect(team(page).getByText('Nobody matches your search.')).toBeVisible();
  await team(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(team(page).getByRole('article').first()).toBeVisible();
  await expect(team(page).getByRole('searchbox')).toHaveValue('');
  const card = await find(page, ravi);

  await page.route('**/api/ip-professionals/*', (route) => route.fulfill(unavailable));
  await card.getByRole('button', { name: 'Switch off Ravi Menon' }).click();
  await prove(page, meera);
  await question(page).getByRole('button', { name: 'Switch off' }).click();
  await expectToast(page, 'Failed to change the account', 'Briefly away.');
  await page.unrouteAll();
  await question(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(card).toContainText('Switched off');
});

test('an account that somebody else changed meanwhile is shown as it now is, and stays so', async ({
  page,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  await pending(ravi);
  const card = await openTeamAt(page, meera, ravi);
  await card.getByRole('button', { name: 'Approve Ravi Menon' }).click();
  await call('PATCH', `/api/ip-professionals/${ravi.user.id}`, {
    token: meera.token,
    body: { password: meera.password, status: 'declined' },
  });
  await prove(page, meera);
  await question(page).getByRole('button', { name: 'Approve' }).click();
  await expectToast(page, 'Failed to change the account', 'Somebody else changed this account');
  await expect(question(page)).toBeHidden();
  await expect(card).toContainText('Declined');
  const [row] = await rows('SELECT status FROM users WHERE id = $1', [ravi.user.id]);
  expect(row).toEqual({ status: 'declined' });
});

test('an administrator approves an account after looking at an unusual licence', async ({
  page,
  browser,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  await pending(ravi);
  const waiting = await browser.newPage();
  await openAs(waiting, ravi, '/ip/dashboard');
  await expect(waiting.getByText('Your credentials are being verified')).toBeVisible();

  const card = await openTeamAt(page, meera, ravi);
  await expect(card).toContainText('Awaiting approval');
  await expect(card).toContainText('applied for');
  await expect(card).toContainText('does not look like one given by the IBBI');
  await expect(card).toContainText('Test Resolution LLP');
  await card.getByRole('button', { name: 'Approve Ravi Menon' }).click();
  await expect(question(page)).toContainText('they see the claims assigned to them');
  await expect(question(page)).toContainText('Compare it with the register before you approve');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Approve Ravi Menon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page).getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type(meera.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Ravi Menon was approved');
  await expect(team(page).getByRole('heading', { name: 'Active (1)' })).toBeVisible();

  await waiting.reload();
  await expect(waiting).toHaveURL(/\/ip\/login/);
  await logIn(waiting, ravi.user.email, ravi.password);
  await expect(waiting.getByRole('table').or(waiting.getByText('No claims found'))).toBeVisible();
  await waiting.close();
});

test('disabling an account says what becomes of its claims, and ends its session at once', async ({
  page,
  browser,
}) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const asha = await signUp();
  for (let count = 0; count < 2; count++)
    await assignTo(meera, (await createClaimAs(asha)).id, ravi);
  const desk = await browser.newPage();
  await openAs(desk, ravi, '/ip/dashboard');
  await expect(desk.getByRole('table')).toBeVisible();

  const card = await openTeamAt(page, meera, ravi);
  await expect(card).toContainText('2 in all');
  await card.getByRole('button', { name: 'Switch off Ravi Menon' }).click();
  await expect(question(page)).toContainText('signed out at once');
  await expect(question(page)).toContainText('2 claims stay assigned to them');
  await prove(page, meera);
  await question(page).getByRole('button', { name: 'Switch off' }).click();
  await expectToast(page, 'The account of Ravi Menon was switched off');
  await desk.reload();
  await expect(desk).toHaveURL(/\/ip\/login/);
  await desk.close();

  await card.getByRole('button', { name: 'Switch on Ravi Menon' }).click();
  await expect(question(page)).toContainText('2 claims are still assigned to them');
  await prove(page, meera);
  await question(page).getByRole('button', { name: 'Switch on' }).click();
  await expect(card).toContainText('Active');
});

test('giving up one’s own administrator role is confirmed first, and signs one out', async ({
  page,
}) => {
  const meera = await signUp('ip_admin');
  const card = await openTeamAt(page, meera, meera);
  await expect(card).toContainText('You');
  await card.getByRole('button', { name: 'Make Case Manager: Meera Iyer' }).click();
  await expect(question(page)).toContainText('This is your own account');
  await prove(page, meera);
  await question(page).getByRole('button', { name: 'Make Case Manager' }).click();
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
});

test('a reload and the back button lead back to what was searched for in the team', {
  tag: '@long',
}, async ({ page }) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const card = await openTeamAt(page, meera, ravi);
  const field = team(page).getByRole('searchbox');
  await page.reload();
  await expect(card).toHaveCount(1);
  await expect(field).toHaveValue(ravi.user.email);
  await page.goto('/ip/mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(team(page)).toBeHidden();
  await page.goBack();
  await expect(card).toHaveCount(1);
  await expect(field).toHaveValue(ravi.user.email);
  await page.keyboard.press('Escape');
  await expect(team(page)).toBeHidden();
  await expect(page).toHaveURL(/\/ip\/dashboard$/);
});

test('@phone the team page fits a phone', async ({ page }) => {
  const [meera, ravi] = [await signUp('ip_admin'), await signUp('ip_case_manager')];
  const long = { first: 'Venkatanarasimharajuvaripeta', last: 'Lakshminarayanasubramaniam' };
  await rows('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
    ravi.user.id,
    long.first,
    long.last,
  ]);
  const card = await openTeamAt(page, meera, ravi);
  const sideways = () =>
    team(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')].some(
        (each) => each.getBoundingClientRect().right > window.innerWidth + 1,
      ),
    );
  expect(await sideways()).toBe(false);
  expect(await card.locator('mark').count()).toBeGreaterThan(0);
  const button = await card.getByRole('button', { name: /^Switch off/ }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await card.getByRole('button', { name: /^Switch off/ }).click();
  const asked = await question(page).boundingBox();
  expect(asked?.width).toBeLessThanOrEqual(360);
});
