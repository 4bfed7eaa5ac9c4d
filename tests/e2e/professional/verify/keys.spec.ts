import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf, determinationStatesOf } from '@/tests/support/browser/desk';
import { askedOf } from '@/tests/support/data/questions';

test('claims are verified by keyboard alone', async ({ page }) => {
  const { meera, claims } = await deskFor('ip_admin', 3);
  const [first, second, third] = claims;
  await openAs(page, meera, '/ip/verify');
  const desk = deskOf(page);
  const { keyboard } = page;
  await desk.alive();
  await keyboard.press('m');
  await expect(page).toHaveURL(/assignee=mine/);
  // The list of all shows hers too, until her own has come.
  await expect(desk.list.getByRole('listitem')).toHaveCount(3);
  await keyboard.press('j');
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await expect(desk.head('Principal')).toBeVisible();
  await keyboard.press('a');
  await expect(desk.sum('admitted')).toHaveText('1,000.00');
  await keyboard.press('Control+Enter');

  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(desk.head('Principal')).toBeVisible();
  await keyboard.press('g');
  // Letters that are keys elsewhere are plain letters in a field, and Enter in it decides nothing.
  await keyboard.type('1 thousand');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  const admitted = desk.head('Principal').getByLabel('Admitted', { exact: true });
  await expect(admitted).toHaveValue('1,000');
  // What is typed after the key takes the place of the amount, and never joins it.
  await keyboard.press('Alt+g');
  await keyboard.type('500');
  await expect(admitted).toHaveValue('500');
  await keyboard.press('Alt+x');
  await keyboard.press('Alt+t');
  await keyboard.type('just a jotting, x');
  await expect(desk.determination.getByLabel('Internal note')).toHaveValue('just a jotting, x');
  await keyboard.press('Control+Enter');
  // The reason is missing: the focus is where it is asked for.
  await expect(desk.reason).toBeFocused();
  await keyboard.type('No proof');
  await keyboard.press('Tab');
  await keyboard.type('12/05/2025');
  await keyboard.press('Control+Enter');
  await expect(desk.heading).toHaveText(third?.number ?? '');
  await keyboard.press('u');
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(desk.sum('notAdmitted')).toHaveText('2,000.00');
  await keyboard.press('Control+Enter');
  await expect
    .poll(() => determinationStatesOf(second?.id ?? ''))
    .toEqual([{ state: 'confirmed', admitted: '0.00' }]);
  expect(await determinationStatesOf(first?.id ?? '')).toEqual([
    { state: 'confirmed', admitted: '1000.00' },
  ]);
});

test('the question mark lists the keys, and with plain keys off only those with Alt work', async ({
  page,
}) => {
  const { ravi, claims } = await deskFor('ip_case_manager', 2);
  await openAs(page, ravi, '/ip/verify');
  const desk = deskOf(page);
  await expect(desk.item(claims[0]?.number ?? '')).toBeVisible();
  await desk.alive();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toContainText('Nothing admittedX');
  await expect(dialog).toContainText('Next document]');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Keys work without Alt too').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  // Had those been answered, this one would lead to the second claim, or to none.
  await page.keyboard.press('Alt+j');
  await expect(desk.heading).toHaveText(claims[0]?.number ?? '');
  await expect(page).not.toHaveURL(/queue/);
  await expect(desk.determination.getByRole('button', { name: /^All \(/ })).toHaveAttribute(
    'title',
    'All admitted (A)',
  );
});

test('F9 opens what the claimant was asked, and F2 asks again', async ({ page }) => {
  const { meera, claims } = await deskFor('ip_admin', 1);
  const [claim] = claims;
  await askedOf(meera, claim?.id ?? '', ['Salary slips of 2025']);
  await openAs(page, meera, `/ip/verify?queue=waiting&assignee=mine&claim=${claim?.id}`);
  const desk = deskOf(page);
  await desk.alive();
  await expect(desk.head('Principal')).toBeVisible();
  const asked = desk.claim.getByText('Salary slips of 2025');
  await expect(desk.claim.getByRole('button', { name: 'Ask', exact: false })).toHaveAttribute(
    'aria-keyshortcuts',
    'F2 Alt+F2',
  );
  await expect(asked).toBeHidden();
  await page.keyboard.press('F9');
  await expect(asked).toBeVisible();
  await expect(desk.claim.locator('summary:focus')).toHaveCount(1);
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog')).toContainText(claim?.number ?? '');
});
