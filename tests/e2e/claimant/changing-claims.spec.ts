import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { callsTo, hold, openAs, pressTwice } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { browserKeeps, killed } from '@/tests/support/browser/mishaps';
import { control } from '@/tests/support/browser/wizard';
import { setStatus } from '@/tests/support/data/bulk';
import { aClaim, claimAs, edit, withdraw } from '@/tests/support/data/changing';
import { rows } from '@/tests/support/database/database';
import { expectToast } from '@/tests/support/http/sign-in';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const openEditor = async (page: Page) => {
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(control(page, 'fullName')).toBeVisible();
};

test('a decided claim offers no editor, and an open editor saves nothing', async ({ page }) => {
  const { asha, ravi, id, claim } = await aClaim();
  await openAs(page, asha, `/claim/${id}/edit`);
  await control(page, 'department').fill('Depot');
  await setStatus(ravi, id, { status: 'approved' });
  const closed = page.getByRole('alert').filter({ hasText: 'cannot be changed any more' });
  await expect(closed).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(control(page, 'department')).toHaveValue('Depot');
  await page.goto(`/claim/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(claim.claimNumber);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});

test('changes of a claim survive a killed browser, encrypted, until they are saved or undone', async ({
  page,
}) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}/edit`);
  await control(page, 'department').fill('Night depot');
  await page.waitForTimeout(1_000);
  expect(await browserKeeps(page)).not.toContain('Night depot');
  let next = await killed(page);
  await next.goto(`/claim/${id}/edit`);
  await expect(control(next, 'department')).toHaveValue('Night depot');
  const back = () => next.getByText('Your changes are back');
  await expect(back()).toBeVisible();
  await next.getByRole('button', { name: 'Undo my changes' }).click();
  await expect(control(next, 'department')).not.toHaveValue('Night depot');
  await expect(back()).toHaveCount(0);

  await control(next, 'department').fill('Day depot');
  await next.waitForTimeout(1_000);
  next = await killed(next);
  await next.goto(`/claim/${id}/edit`);
  await expect(control(next, 'department')).toHaveValue('Day depot');
  await save(next).click();
  await expectToast(next, 'Changes saved successfully');
  await next.goto(`/claim/${id}/edit`);
  await expect(control(next, 'department')).toHaveValue('Day depot');
  await expect(back()).toHaveCount(0);
});

test('missing answers are named and marked until they are given', async ({ page }) => {
  const { asha, id } = await aClaim();
  await rows(
    `UPDATE claims SET claim_data = (claim_data - 'bankName' - 'fatherName') || '{"missingFields": ["fatherName", "bankName"]}'
     WHERE id = $1`,
    [id],
  );
  await openAs(page, asha, `/claim/${id}`);
  await expect(page.getByText("Please fill in: Father's Name and Bank Name.")).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Complete the claim' }).click();
  await expect(control(page, 'fatherName')).toHaveAttribute('aria-invalid', 'true');
  await control(page, 'bankName').fill('Demonstration Bank');
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Still empty' });
  await expect(summary.getByRole('link')).toHaveText(["Father's Name"]);
  expect(await faultsOf(page)).toEqual([]);
  await control(page, 'fatherName').fill('Mohan Lal');
  await save(page).click();
  await expectToast(page, 'Changes saved successfully');
  await expect(page).toHaveURL(`/claim/${id}`);
  await expect(page.getByText('Please fill in')).toHaveCount(0);
});

test('leaving the editor with changes asks first', async ({ page }) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}`);
  await openEditor(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/claim/${id}`);
  await openEditor(page);
  await control(page, 'department').fill('Depot');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  for (const leave of [
    () => page.getByRole('link', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(control(page, 'department')).toHaveValue('Depot');
  }
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`/claim/${id}`);
  expect((await claimAs(asha, id)).body.version).toBe(1);
});

test('an edit that answers a question is told to the professional, with a comparison of versions', async ({
  page,
  browser,
}) => {
  const { asha, ravi, id, claim } = await aClaim('form_e');
  await setStatus(ravi, id, { status: 'info_required', reviewNote: 'How much is due to each?' });
  await openAs(page, asha, `/claim/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('your claim is checked again')).toBeVisible();
  await control(page, 'employeeDetails.1.totalAmountDue').fill('99000');
  await page.getByRole('button', { name: 'Change Account Number' }).click();
  await control(page, 'accountNumber').fill('50100099999999');
  const sent = callsTo(page, `/api/claims/${id}`);
  await pressTwice(save(page));
  await expectToast(page, 'Changes saved successfully');
  expect(sent.filter((method) => method !== 'GET')).toHaveLength(1);
  await expect(page.getByText('Under Review').first()).toBeVisible();
  expect((await claimAs(asha, id)).body.version).toBe(2);

  const office = await browser.newPage();
  await openAs(office, ravi, `/ip/claim/${id}?tab=versions`);
  await office.getByRole('button', { name: /notifications/i }).click();
  await expect(office.getByText(`Claim ${claim.claimNumber}: information given`)).toBeVisible();
  await office.keyboard.press('Escape');
  const versions = region(office, 'Earlier forms of the claim');
  await versions.getByRole('button', { name: 'Show what it was like' }).click();
  await expect(versions.getByText('Saved by Asha Devi')).toBeVisible();
  const table = versions.getByRole('table', {
    name: 'What differs between version 1 and version 2',
  });
  const row = table.getByRole('row').filter({ hasText: 'row 2' });
  await expect(row.getByRole('cell').nth(1)).toContainText('₹98,000.25');
  await expect(row.getByRole('cell').nth(2)).toContainText('₹99,000.00');
  await expect(table).not.toContainText('50100099999999');
  await expect(table).toContainText('•••• 9999');
  expect(await faultsOf(office)).toEqual([]);
  await office.setViewportSize({ width: 360, height: 740 });
  await expect(row.getByRole('cell').nth(2)).toContainText('₹99,000.00');
  const over = await office.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await office.close();
});

test('the later of two tabs is told, and either keeps its text or takes the other’s', async ({
  page,
}) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}/edit`);
  await control(page, 'department').fill('Typed here');
  await edit(asha, id, { claimData: { department: 'Saved there', workLocation: 'Pune' } });
  await save(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'changed in the meantime' });
  await expect(told).toContainText('Asha Devi saved other values on');
  await expect(told).toContainText('Department and Work Location');
  await expect(control(page, 'department')).toHaveValue('Typed here');
  await expect(save(page)).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);
  await told.getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(control(page, 'workLocation')).toHaveValue('Pune');
  await expect(control(page, 'department')).toHaveValue('Typed here');

  await edit(asha, id, { claimData: { department: 'Saved again' } });
  await save(page).click();
  await told.getByRole('button', { name: 'Load the saved values' }).click();
  await expect(control(page, 'department')).toHaveValue('Saved again');
  await control(page, 'department').fill('At last');
  await save(page).click();
  await expectToast(page, 'Changes saved successfully');
  expect((await claimAs(asha, id)).body).toMatchObject({
    version: 4,
    claimData: { department: 'At last', workLocation: 'Pune' },
  });
});

test('changes whose answer was lost are saved once, and are not taken for somebody else’s', async ({
  page,
}) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}/edit`);
  await control(page, 'department').fill('Typed here');
  const here = `**/api/claims/${id}`;
  await page.route(here, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page).click();
  await expectToast(page, 'Failed to save changes');
  await expect(control(page, 'department')).toHaveValue('Typed here');
  await page.unroute(here);
  await save(page).click();
  await expectToast(page, 'Changes saved successfully');
  expect((await claimAs(asha, id)).body).toMatchObject({
    version: 2,
    claimData: { department: 'Typed here' },
  });
});

test('saved changes are not saved again while the page is still leaving', async ({ page }) => {
  const { asha, id } = await aClaim();
  await openAs(page, asha, `/claim/${id}`);
  await openEditor(page);
  await control(page, 'department').fill('Depot');
  const held = await hold(
    page,
    ({ pathname, search }) => pathname === `/claim/${id}` && /_rsc/.test(search),
  );
  const calls = callsTo(page, `/api/claims/${id}`);
  await save(page).click();
  await expectToast(page, 'Changes saved successfully');
  await expect(page.getByRole('button', { name: 'Saving...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(calls.filter((method) => method === 'PATCH')).toHaveLength(1);
  held.letGo();
  await expect(page).toHaveURL(new RegExp(`/claim/${id}$`));
});

test('a claimant withdraws a claim with a reason, and both sides see it', async ({
  page,
  browser,
}) => {
  const { asha, ravi, id, claim } = await aClaim();
  await openAs(page, asha, `/claim/${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw claim ${claim.claimNumber}?` });
  await dialog.getByRole('button', { name: 'Withdraw Claim' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I was paid in the meantime.');
  const sent = callsTo(page, '/withdraw');
  await pressTwice(dialog.getByRole('button', { name: 'Withdraw Claim' }));
  await expectToast(page, 'Claim withdrawn');
  expect(sent).toEqual(['POST']);
  await expect(page.getByText(/^Withdrawn on \d/)).toBeVisible();
  await expect(page.getByText('I was paid in the meantime.')).toBeVisible();
  await expect(
    page.getByText('This claim was withdrawn, so no more documents are taken.'),
  ).toBeVisible();

  const office = await browser.newPage();
  await openAs(office, ravi, `/ip/claim/${id}?tab=decision`);
  await expect(office.getByText(/^Withdrawn on \d/)).toBeVisible();
  await expect(region(office, 'Status')).toContainText('Its status can no longer be changed.');
  await expect(region(office, 'Status').getByRole('button')).toHaveCount(0);
  await office.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(office.getByText('Asha Devi withdrew the claim.')).toBeVisible();
  expect(await faultsOf(office)).toEqual([]);

  // Her list has it, and the count beside it says so.
  const all = (of: Page, label: string) => of.locator(`dt:has-text("${label}") + dd`).first();
  await page.goto('/');
  await expect(page.getByRole('table').getByText(claim.claimNumber)).toBeVisible();
  await expect(all(page, 'Total Claims')).toHaveText('0and 1 withdrawn');
  await office.goto('/ip/dashboard');
  await expect(all(office, 'My Assignments')).toHaveText('0and 1 withdrawn');
  await office.close();
});

test('a withdrawal of a claim that was withdrawn elsewhere says so', async ({ page }) => {
  const { asha, id } = await aClaim();
  // The page must not learn of it before the button is pressed.
  await page.route('**/api/events', (route) => route.abort());
  await openAs(page, asha, `/claim/${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Filed twice.');
  await page.route(`**/api/claims/${id}`, (route) => route.abort());
  await withdraw(asha, id, 'From another device.');
  const refused = page.waitForResponse(`**/api/claims/${id}/withdraw`);
  await page.getByRole('button', { name: 'Withdraw Claim' }).click();
  expect((await refused).status()).toBe(409);
  await page.unroute(`**/api/claims/${id}`);
  await expect(page.getByText('From another device.')).toBeVisible();
});
