import { expect, type Locator, type Page } from '@playwright/test';
import { send } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { pdf } from '@/tests/support/data/files';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp } from '@/tests/support/data/people';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const flag = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Check these' }).getByRole('button', { name });
const viewer = (page: Page) => page.getByRole('region', { name: 'Document', exact: true });

/** A claim on Form C with differing heads, another account holder and a document, assigned to a case manager. */
async function aClaim() {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const claim = await createClaimAs(asha, 'form_c', {
    claimAmount: '100000',
    principalAmount: '60000',
    interestAmount: '30000',
    penaltyAmount: '',
    accountHolderName: 'Somebody Else',
  });
  await send(asha, pdf(), 'agreement.pdf', { before: { claimId: claim.id } });
  await assignTo(meera, claim.id, ravi);
  return { asha, meera, ravi, claim };
}

test('the main facts of a claim are visible, and stay so while scrolling', async ({ page }) => {
  const { ravi, claim } = await aClaim();
  await openAs(page, ravi, `/ip/claim/${claim.id}`);
  await expect(heading(page)).toHaveText(claim.claimNumber);
  const head = page.locator('[data-claim-head]');
  for (const text of [claim.creditorName, '₹1,00,000.00', 'Form C', 'Submitted', 'With Ravi Menon'])
    await expect(head).toContainText(text);
  await expect(part(page, 'Documents (1)')).toBeVisible();
  await expect(viewer(page)).toBeVisible();
  // No ids for machines are shown.
  for (const id of [claim.id, claim.claimant.id])
    await expect(page.getByRole('main')).not.toContainText(id);
  await page.mouse.move(1_200, 600);
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByText('Claim Description')).toBeInViewport();
  await expect(head.getByText(claim.creditorName)).toBeInViewport({ ratio: 1 });
  await expect(viewer(page)).toBeInViewport({ ratio: 0.9 });
  const bottom = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
    (box?.y ?? 0) + (box?.height ?? 0);
  const [headBox, viewerBox] = [await head.boundingBox(), await viewer(page).boundingBox()];
  expect(viewerBox?.y).toBeGreaterThanOrEqual(bottom(headBox));
  expect(bottom(viewerBox)).toBeLessThanOrEqual(900);
  expect(await faultsOf(page)).toEqual([]);
});

test('a flag explains itself in words, and links to its cause', async ({ page }) => {
  const { ravi, claim } = await aClaim();
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=trail`);
  const open = flag(page, 'Does not add up');
  await expect(async () => {
    await open.click();
    await expect(open).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByText(
      'The amounts in the form add up to ₹90,000.00, but the claim is for ₹1,00,000.00.',
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toHaveAttribute('aria-expanded', 'false');

  await flag(page, 'Other account holder').click();
  await expect(page.getByText('The account holder is Somebody Else')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show where' }).click();
  await expect(part(page, 'Form C')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#fact-accountHolderName')).toBeFocused();
  await expect(page.locator('#fact-accountHolderName')).toBeInViewport();
  await expect(page).not.toHaveURL(/tab=/);
});

test('keys reach the tabs of a claim, its actions and its neighbours', async ({ page }) => {
  const { meera, ravi, claim, asha } = await aClaim();
  const other = await createClaimAs(asha, 'form_b');
  await assignTo(meera, other.id, ravi);
  await withoutLive(page);
  await openAs(page, ravi, `/ip/claim/${claim.id}`);
  await expect(async () => {
    await page.keyboard.press('6');
    await expect(part(page, 'Audit Trail')).toHaveAttribute('aria-selected', 'true', {
      timeout: 1_000,
    });
  }).toPass();
  await page.keyboard.press('s');
  await expect(page.getByRole('combobox', { name: 'New status' })).toBeFocused();
  await expect(page).toHaveURL(/tab=decision$/);
  await page.getByLabel('Review note').fill('Slips of 1-6 j k?');
  await expect(part(page, 'Status')).toHaveAttribute('aria-selected', 'true');
  // Keys with Alt work while typing, and the text stays.
  await page.keyboard.press('Alt+1');
  await expect(part(page, 'Form C')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('3');
  await expect(page.getByLabel('Review note')).toHaveValue('Slips of 1-6 j k?');

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Status and decisions');
  await expect(keys).toContainText('Next claim');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText(other.claimNumber);
  // The part that was open is open there too.
  await expect(part(page, 'Status')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Next' })).toContainText(claim.claimNumber);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText(claim.claimNumber);
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/ip\/dashboard$/);
});

test('a toast covers no control', async ({ page }) => {
  const { ravi, claim } = await aClaim();
  await withoutLive(page);
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=decision`);
  await page.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'Under Review' }).click();
  await page.getByRole('button', { name: 'Update Status' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Status updated successfully' });
  await expect(toast.first()).toBeVisible();
  const covered = await page.evaluate(() => {
    const own = document.querySelector('[data-radix-collection-item]');
    const box = own?.getBoundingClientRect();
    if (!own || !box) return ['no toast'];
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, textarea, [role=combobox]',
      ),
    ]
      .filter((each) => !own.contains(each) && each.checkVisibility())
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((each) => each.textContent);
  });
  expect(covered).toEqual([]);
});

test('numbers shared only with another case manager’s claim are not shown', async ({ page }) => {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const numbers = someNumbers();
  const mine = await createClaimAs(asha, 'form_d', numbers);
  await createClaimAs(asha, 'form_d', { ...someNumbers(), panNumber: numbers.panNumber });
  await assignTo(meera, mine.id, ravi);
  await openAs(page, ravi, `/ip/claim/${mine.id}?tab=same`);
  await expect(page.getByText('None of the claims you can see has the same number.')).toBeVisible();
});

test('@phone a claim fits a phone, with its parts and documents below one another', async ({
  page,
}) => {
  const { ravi, claim } = await aClaim();
  await openAs(page, ravi, `/ip/claim/${claim.id}`);
  await expect(heading(page)).toHaveText(claim.claimNumber);
  await expect(viewer(page)).toHaveCount(0);
  // The most important line of its head stays.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const head = page.locator('[data-claim-head]');
  await expect(page.getByText('Claim Description')).toBeInViewport();
  await expect(head.getByText(claim.creditorName)).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).not.toBeInViewport();
  const overhang = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  for (const name of ['Documents (1)', 'Status', 'Audit Trail', 'Form C']) {
    await part(page, name).click();
    await expect(part(page, name)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(overhang), name).toBeLessThanOrEqual(0);
    expect((await part(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await faultsOf(page)).toEqual([]);
});
