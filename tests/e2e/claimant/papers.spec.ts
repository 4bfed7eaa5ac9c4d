import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { madePaper, madePapers } from '@/tests/support/data/made-papers';
import { signUp } from '@/tests/support/data/people';

const papers = (page: Page) => page.getByRole('region', { name: 'Papers' });

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('papers that cannot be loaded say so, and can be loaded again', async ({ page }) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  await page.route('**/api/claims/*/papers', (route) => route.abort());
  await openAs(page, asha, `/claim/${claim.id}`);
  await expect(papers(page).getByText('The papers could not be loaded')).toBeVisible();
  await page.unroute('**/api/claims/*/papers');
  await papers(page).getByRole('button', { name: 'Try again' }).click();
  await expect(papers(page).getByText('Claim as filed', { exact: true })).toBeVisible();
});

test('@phone a claimant downloads an acknowledgement, and asks for it in the other language', async ({
  page,
}) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  const { number } = await madePaper(asha, claim.id, 'acknowledgement');
  await openAs(page, asha, `/claim/${claim.id}`);
  const english = papers(page).getByRole('button', {
    name: 'Receipt: English download',
  });
  const { name, bytes } = await saved(page, () => english.click());
  expect(name).toBe(`${number}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await faultsOf(page)).toEqual([]);
  await papers(page).getByRole('button', { name: 'Receipt: हिन्दी make it' }).click();
  const hindi = papers(page).getByRole('button', { name: 'Receipt: हिन्दी download' });
  await expect(hindi).toBeVisible();
  expect((await saved(page, () => hindi.click())).bytes.equals(bytes)).toBe(false);
});

test('the receipt page offers its PDF, and an administrator sees the same papers', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await createClaimAs(asha);
  await madePapers(asha, claim.id);
  await openAs(page, asha, `/claim/${claim.id}/receipt`);
  const pdf = page.getByRole('button', { name: `Receipt of claim ${claim.claimNumber}: PDF` });
  const receipt = await saved(page, () => pdf.click());
  await openAs(page, meera, `/ip/claim/${claim.id}?tab=documents`);
  const same = papers(page).getByRole('button', { name: 'Receipt: English download' });
  expect((await saved(page, () => same.click())).bytes.equals(receipt.bytes)).toBe(true);
});

test('@phone a person checks a paper by typing its code, in either language', async ({ page }) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  const { checkCode } = await madePaper(asha, claim.id, 'acknowledgement');
  await page.goto('/check');
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Check code').fill('ABCD-EFGH');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(
    page.getByRole('heading', { name: 'No paper with this code is from this portal' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Check another paper' }).click();
  await page.getByLabel('Check code').fill(checkCode?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(
    page.getByRole('heading', { name: 'This paper is genuine: it is from this portal' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(claim.claimNumber);
  expect(await faultsOf(page)).toEqual([]);
});
