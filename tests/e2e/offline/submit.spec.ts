import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { killed, lineIsBack } from '@/tests/support/browser/mishaps';
import { control, openAtReview } from '@/tests/support/browser/wizard';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const filings = '**/api/claims';
const outcomes = '**/api/claims/submissions/**';
const unsure = (page: Page) =>
  page.getByText('We do not know yet whether your claim was filed', { exact: true });
const filed = (page: Page) => page.getByText('Claim submitted successfully', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const claimsOf = async ({ token }: TestPerson) =>
  (await call<{ total: number }>('GET', '/api/claims', { token })).body.total;

async function ready(page: Page) {
  const asha = await signUp();
  await openAtReview(page, { person: asha, type: 'form_f', values: sampleValuesOf('form_f') });
  return asha;
}

/** The server files the claim, and neither this answer nor any later one arrives. */
async function cutAfterFiling(page: Page) {
  await page.route(outcomes, (route) => route.abort());
  await page.route(filings, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

test('a page cut off while filing says that it does not know, and finds out', async ({ page }) => {
  const asha = await ready(page);
  await cutAfterFiling(page);
  await submit(page).click();
  await expect(unsure(page)).toBeVisible();
  await expect(page.getByText('Failed to submit claim')).toHaveCount(0);
  await expect(page).toHaveURL(/step=4/);
  await page.unroute(outcomes);
  await lineIsBack(page);
  await expect(filed(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await claimsOf(asha)).toBe(1);
});

test('a page cut off before its claim arrived finds out, and sends it once', async ({ page }) => {
  const asha = await ready(page);
  await page.route(filings, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await submit(page).click();
  await expect(page.getByText('Your claim was not filed', { exact: true })).toBeVisible();
  expect(await claimsOf(asha)).toBe(0);
  await page.unroute(filings);
  await submit(page).click();
  await expect(filed(page)).toBeVisible();
  expect(await claimsOf(asha)).toBe(1);
});

test('a claim that is changed after its answer was lost goes out as the same filing', async ({
  page,
}) => {
  const asha = await ready(page);
  const keys: (string | undefined)[] = [];
  await page.route(filings, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fallback();
  });
  await submit(page).click();
  await expect(page.getByText('Your claim was not filed', { exact: true })).toBeVisible();
  await page.goto('/claim/new?type=form_f&step=2');
  await control(page, 'fullName').fill('Asha Devi Sharma');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.goto('/claim/new?type=form_f&step=4');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(filed(page)).toBeVisible();
  // Otherwise both would be filed if the first one arrived late.
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await claimsOf(asha)).toBe(1);
});

test('a killed browser finds out at the next visit whether the claim was filed', async ({
  page,
}) => {
  const asha = await ready(page);
  await cutAfterFiling(page);
  await submit(page).click();
  await expect(unsure(page)).toBeVisible();
  const next = await killed(page);
  await next.route(outcomes, (route) => route.abort());
  await openAs(next, asha, '/claim/new?type=form_f&step=4');
  await expect(unsure(next)).toBeVisible();
  await next.unroute(outcomes);
  await lineIsBack(next);
  await expect(filed(next)).toBeVisible();
  await expect(next).toHaveURL((url) => url.pathname === '/');
  expect(await claimsOf(asha)).toBe(1);
});

test('without a network nothing is filed, and the page says so', async ({ page, context }) => {
  const asha = await ready(page);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('Failed to submit claim', { exact: true }).first()).toBeVisible();
  await expect(unsure(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await submit(page).click();
  await expect(filed(page)).toBeVisible();
  expect(await claimsOf(asha)).toBe(1);
});
