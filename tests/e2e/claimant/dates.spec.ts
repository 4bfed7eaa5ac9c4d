import { expect, type Locator, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { boxesOf, fillDate } from '@/tests/support/browser/dates';
import { choose, control, next, openBegun, passDocuments } from '@/tests/support/browser/wizard';
import { aClaim, claimAs } from '@/tests/support/data/changing';
import { signUp } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';

const dateAt = (page: Page, path: string) =>
  control(page, path).locator('xpath=ancestor::fieldset[1]');

/** The contents of the three boxes of a date. */
const typedIn = async (date: Locator) =>
  Promise.all([0, 1, 2].map((at) => boxesOf(date).nth(at).inputValue()));

/** Pastes through the clipboard, from another field. */
async function paste(page: Page, box: Locator, text: string) {
  await control(page, 'fatherName').fill(text);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+X');
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
}

test('a date can be typed in parts, pasted or picked by keyboard, and is repeated in words', async ({
  page,
}) => {
  await openAs(page, await signUp(), '/claim/new', 'hi');
  await choose(page, 'form_d');
  const born = dateAt(page, 'dateOfBirth');
  await boxesOf(born).nth(0).pressSequentially('3');
  await boxesOf(born).nth(1).pressSequentially('Apr');
  await boxesOf(born).nth(2).pressSequentially('१९८८');
  await expect(born).toContainText('3 अप्रैल 1988');
  expect(await typedIn(born)).toEqual(['3', 'Apr', '१९८८']);

  await paste(page, boxesOf(born).nth(2), '5/6/1990');
  await expect(born).toContainText('5 जून 1990');
  expect(await typedIn(born)).toEqual(['5', '6', '1990']);
  await boxesOf(born).nth(1).fill('31-Mar-1991');
  await expect(born).toContainText('31 मार्च 1991');

  await paste(page, boxesOf(born).nth(0), '31.3.91');
  await boxesOf(born).nth(0).blur();
  await expect(page.locator('#field-dateOfBirth-error')).toContainText('साल चार अंकों में');
  await page.getByRole('button', { name: 'हाँ, 31 मार्च 1991' }).click();
  await expect(born).toContainText('31 मार्च 1991');
  await expect(page.locator('#field-dateOfBirth-error')).toHaveCount(0);

  await born.getByRole('button', { name: 'कैलेंडर से चुनें' }).press('Enter');
  const calendar = page.getByRole('dialog', { name: 'कैलेंडर से चुनें' });
  await expect(calendar.getByRole('button', { name: '31 मार्च 1991' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  for (const key of ['PageUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expect(calendar.getByRole('button', { name: '20 फ़रवरी 1991' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(born.getByRole('button')).toBeFocused();
  expect(await typedIn(born)).toEqual(['20', '2', '1991']);
  await expect(born).toContainText('20 फ़रवरी 1991');
});

test('a half-typed optional date blocks the next step, and survives a reload', async ({ page }) => {
  const values = { ...sampleValuesOf('form_d'), lastWorkingDate: '' };
  await openBegun(page, { person: await signUp(), type: 'form_d', values, step: 2 });
  const left = dateAt(page, 'lastWorkingDate');
  await boxesOf(left).nth(0).fill('31');
  await boxesOf(left).nth(1).fill('3');
  await next(page);
  const error = page.locator('#field-lastWorkingDate-error');
  await expect(error).toContainText('enter the day, the month and the year');
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  await page.reload();
  await expect(control(page, 'lastWorkingDate')).toHaveValue('31');
  expect(await typedIn(left)).toEqual(['31', '3', '']);
  await boxesOf(left).nth(2).fill('2024');
  await passDocuments(page);
  await expect(page.getByText('31 Mar 2024')).toBeVisible();
});

test('an impossible date typed over a stored one is refused, and the stored one stays', {
  tag: '@long',
}, async ({ page }) => {
  const { asha, id } = await aClaim();
  const stored = async () => (await claimAs(asha, id)).body.claimData.lastWorkingDate;
  expect(await stored()).toBe('2024-03-31');
  await openAs(page, asha, `/claim/${id}/edit`);
  const left = dateAt(page, 'lastWorkingDate');
  expect(await typedIn(left)).toEqual(['31', '3', '2024']);
  await control(page, 'department').fill('Night depot');
  const save = page.getByRole('button', { name: 'Save Changes' });
  for (const [typed, said] of [
    ['2024-02-31', 'not a valid date'],
    ['2023-02-29', 'not a valid date'],
    ['24-03-31', 'four digits'],
    ['-03-31', 'enter the day, the month and the year'],
  ] as const) {
    await fillDate(left, typed);
    await save.click();
    await expect(page.locator('#field-lastWorkingDate-error')).toContainText(said);
    await expect(control(page, 'lastWorkingDate')).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await stored()).toBe('2024-03-31');

  await fillDate(left, '');
  await save.click();
  await expectToast(page, 'Changes saved successfully');
  expect(await stored()).toBeUndefined();
});
