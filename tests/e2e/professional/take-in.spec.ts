import { expect, type Page } from '@playwright/test';
import { openAs, unavailable } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { expectSound } from '@/tests/support/browser/sound';
import { signUp } from '@/tests/support/data/people';
import { fileOfRegister, madeUp } from '@/tests/support/data/registers';
import { rows } from '@/tests/support/database/database';

function registerThat(habit: string) {
  const found = madeUp.find((one) => one.habit.includes(habit));
  if (!found) throw new Error(`no register ${habit}`);
  return {
    name: `office.${found.kind}`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(fileOfRegister(found)),
  };
}

const choose = (page: Page, habit: string) =>
  page.locator('input[type=file]').last().setInputFiles(registerThat(habit));
const fact = (page: Page, letter: string) =>
  page.getByRole('combobox', { name: `What column ${letter} is` });
const part = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** What this person has done, in the database. */
const doneBy = (id: string) =>
  rows(
    `SELECT (SELECT count(*) FROM claims WHERE entered_by_id = $1) AS claims,
       (SELECT count(*) FROM audit_entries WHERE user_id = $1) AS entries`,
    [id],
  );

test('an administrator whose register fits no template looks at it, says what a column is, and writes nothing', async ({
  page,
}) => {
  test.slow();
  const meera = await signUp('ip_admin');
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Upload Claims' });
  await dialog.getByRole('combobox').selectOption('form_b');
  await choose(page, 'groups over columns');
  await expect(dialog).toContainText('If your office kept this table itself');
  const before = await doneBy(meera.user.id);
  await dialog.getByRole('link', { name: 'Look at it as a register' }).click();

  await expect(page).toHaveURL(/\/ip\/take-in$/);
  await expect(page.getByRole('heading', { name: 'What was found' })).toBeFocused();
  await expect(page.getByText('office.xlsx')).toBeVisible();
  await expect(fact(page, 'D')).toHaveValue('claimed');
  await expect(part(page, 'By form')).toContainText('₹25,00,002.00');
  await expect(part(page, 'The file’s own totals')).toContainText('Equal');
  await expectSound(page, 'take-in');

  await page.setViewportSize({ width: 1280, height: 720 });
  await fact(page, 'F').selectOption('description');
  await expect(page.getByText('The figures are from before that.')).toBeVisible();
  await page.route('**/api/registers/rehearsal', (route) => route.fulfill(unavailable));
  await page.getByRole('button', { name: 'Rehearse again' }).click();
  await expect(page.getByText('The register could not be rehearsed')).toBeVisible();
  await page.unroute('**/api/registers/rehearsal');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What would come in' })).toBeFocused();

  await page.reload();
  await expect(page.getByText('What you changed for “office.xlsx” is kept')).toBeVisible();
  expect(await doneBy(meera.user.id)).toEqual(before);
});

test('a register is looked at on a telephone by keyboard, one column at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, await signUp('ip_admin'), '/ip/take-in');
  await choose(page, 'months first');
  await expect(page.getByText('Column 1 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Next column' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Column 2 of 5')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(part(page, 'What will be asked')).toContainText('12,500.50CR');
});
