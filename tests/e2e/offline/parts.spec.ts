import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { choose, control } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';

/** The part of the page that is missing, whatever fetches it ahead. */
const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded' });
const again = (page: Page) => missing(page).getByRole('button', { name: 'Try again' });
const scripts = '**/_next/static/chunks/*.js*';
const cut = (page: Page) => page.route(scripts, (route) => route.abort());
const mend = (page: Page) => page.unroute(scripts);

/** As in a browser set to save data: nothing is loaded ahead. */
const savingData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

test('a list of cities that cannot be loaded says so, keeps the typed text, and can be loaded again', async ({
  page,
}) => {
  await savingData(page);
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_f');
  await control(page, 'fullName').fill('Asha Devi');
  await cut(page);
  await control(page, 'city').click();
  await expect(missing(page)).toBeVisible();
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
  await again(page).click();
  await expect(missing(page)).toBeVisible();

  await mend(page);
  await again(page).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Pune');
  await page.keyboard.press('Enter');
  await expect(control(page, 'city')).toContainText('Pune');
  await expect(control(page, 'fullName')).toHaveValue('Asha Devi');
});

test('a form that cannot be loaded leaves the steps usable, and loads once the network is back', async ({
  page,
}) => {
  await withoutLive(page);
  await openAs(page, await signUp(), '/claim/new');
  await page.locator('input[value="form_ca"]').check();
  // The form itself is fetched while its type is chosen.
  await page.waitForLoadState('networkidle');
  // Its yes-or-no control is in no other form: it is loaded when the form is shown.
  await cut(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(missing(page).first()).toBeVisible();
  await control(page, 'contactEmail').fill('asha@example.org');
  await mend(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(missing(page)).toHaveCount(0);
  await expect(control(page, 'contactEmail')).toHaveValue('asha@example.org');
});

test('a chat and a withdrawal that cannot be loaded leave the claim’s page usable, and open on retry', async ({
  page,
}) => {
  await savingData(page);
  await withoutLive(page);
  const asha = await signUp();
  const claim = await createClaimAs(asha, 'form_f', sampleValuesOf('form_f'));
  await openAs(page, asha, `/claim/${claim.id}`);
  const heading = page.getByRole('heading', { name: claim.claimNumber });
  await expect(heading).toBeVisible();
  await cut(page);
  for (const name of [/^Chat about/, 'Withdraw']) {
    await page.getByRole('button', { name }).first().click();
    await expect(again(page)).toBeVisible();
    await missing(page).getByRole('button', { name: 'Close' }).click();
    await expect(missing(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
  }
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await mend(page);
  await again(page).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
});

test('a bulk upload that cannot be loaded leaves the dashboard usable, and opens on retry', async ({
  page,
}) => {
  await savingData(page);
  await withoutLive(page);
  await openAs(page, await signUp(), '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await cut(page);
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  await expect(again(page)).toBeVisible();
  await missing(page).getByRole('button', { name: 'Close' }).click();
  await expect(missing(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  await mend(page);
  await again(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what the wizard may need next is loaded before the network fails', async ({
  page,
  context,
}) => {
  await withoutLive(page);
  await openAs(page, await signUp(), '/claim/new');
  await choose(page, 'form_f');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  let scripts = -1;
  await expect
    .poll(
      async () => {
        const before = scripts;
        scripts = await page.evaluate(() => performance.getEntriesByType('resource').length);
        return scripts === before;
      },
      { intervals: [1_500] },
    )
    .toBe(true);
  await context.setOffline(true);
  await control(page, 'city').click();
  await page.getByRole('dialog').getByRole('combobox').fill('Pune');
  await page.keyboard.press('Enter');
  await expect(control(page, 'city')).toContainText('Pune');
});
