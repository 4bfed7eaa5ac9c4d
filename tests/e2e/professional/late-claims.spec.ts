import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dayInIndia } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { choose, control, fillForm, next, passDocuments } from '@/tests/support/browser/wizard';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let address: string;
const ago = (days: number) => daysAfter(dayInIndia(new Date()), -days);

test.beforeAll(async () => {
  portal = await ownPortal();
  address = (await portal.start()).address;
  await portal.database.query(
    `INSERT INTO case_settings (id, commencement_date, last_date_for_claims, rfrp_date) VALUES (1, $1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET commencement_date = $1, last_date_for_claims = $2, rfrp_date = $3`,
    [ago(150), ago(120), ago(30)],
  );
});
test.afterAll(() => portal.remove());

const late = (page: Page) =>
  page.getByRole('region', { name: /^(Late claim|Your claim came late)$/ });
const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true });
const shot = async (page: Page, name: string) => {
  const folder = process.env.LATE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  if (before) await page.setViewportSize(before);
};

test('a late claim is marked step by step with days and reasons, and its claimant reads them', async ({
  page,
  browser,
}) => {
  test.slow();
  const [asha, meera, ravi] = await Promise.all([
    signUp('claimant', address),
    signUp('ip_admin', address),
    signUp('ip_case_manager', address),
  ]);
  const claim = await createClaimAs(asha, 'form_d', { delayReason: 'I was in hospital.' });
  await assignTo(meera, claim.id, ravi);
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=decision`);
  await expect(late(page)).toContainText('Received late');
  await expect(late(page)).toContainText('I was in hospital.');

  await page.getByRole('radio', { name: /^Not acceptable/ }).click();
  await record(page).click();
  await expect(late(page)).toContainText('Please give the reasons');
  await late(page)
    .getByRole('textbox', { name: /^Reasons/ })
    .fill('No proof of the stay was given.');
  await record(page).click();
  await expect(late(page).getByText('Not acceptable for collation').first()).toBeVisible();
  await expect(late(page)).toContainText('Tell the claimant by');
  await expect(late(page)).toContainText('Recorded by Ravi Menon');
  expect(await faultsOf(page)).toEqual([]);
  await shot(page, 'track-en');
  await page.getByRole('tab', { name: /^Documents/ }).click();
  await expect(page.getByText('Letter on the late claim', { exact: true })).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAs(theirs, asha, `/claim/${claim.id}`);
  await expect(late(theirs)).toContainText('It cannot be taken up.');
  await expect(late(theirs)).toContainText('No proof of the stay was given.');
  await expect(late(theirs)).not.toContainText('Ravi');
  expect(await faultsOf(theirs)).toEqual([]);
  await shot(theirs, 'claimant-en');
  await theirs.close();
  const hindi = await (await browser.newContext()).newPage();
  await openAs(hindi, asha, `/claim/${claim.id}`, 'hi');
  await expect(hindi.getByText('इसे नहीं लिया जा सकता।')).toBeVisible();
  await shot(hindi, 'claimant-hi');

  // The mark is made again; the former one stays.
  await page.getByRole('tab', { name: /^(?:Status|Decision)/ }).click();
  await page.getByRole('radio', { name: /^Acceptable/ }).click();
  await record(page).click();
  await expect(page.getByRole('radio', { name: /^Before the committee/ })).toBeVisible();
  await expect(late(page).getByRole('list').first().getByRole('listitem')).toHaveCount(2);

  await page.goto(`${address}/ip/dashboard?track=acceptable`);
  await expect(page.getByRole('link', { name: claim.claimNumber }).first()).toBeVisible();
  await expect(page.getByText('Late claims: Acceptable for collation')).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Late claims' })).toBeVisible();
  await shot(page, 'filter-en');
});

test('a claimant who files after 90 days must give the reason, and one who files earlier need not', async ({
  page,
}) => {
  test.slow();
  const asha = await signUp('claimant', address);
  await openAs(page, asha, '/claim/new');
  await choose(page, 'form_d');
  const { delayReason, ...values } = sampleValuesOf('form_d');
  await fillForm(page, 'form_d', values);
  await next(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Reason for the Delay' });
  await expect(summary).toBeVisible();
  await shot(page, 'wizard-en');
  await summary.getByRole('link', { name: 'Reason for the Delay' }).click();
  await expect(control(page, 'delayReason')).toBeFocused();
  await control(page, 'delayReason').fill(String(delayReason));
  await passDocuments(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Claim submitted successfully').first()).toBeVisible();
});

test('a paper claim needs the reason for its delay by its day of receipt', async ({ page }) => {
  const meera = await signUp('ip_admin', address);
  await openAs(page, meera, '/ip/enter');
  await expect(async () => {
    await page.getByLabel(/^Form/).selectOption('form_d');
    await expect(page.locator('#entry-form')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await fillDate(dateNamed(page, 'Day of receipt'), ago(125));
  await expect(control(page, 'delayReason')).toHaveCount(0);
  await fillDate(dateNamed(page, 'Day of receipt'), ago(10));
  await expect(control(page, 'delayReason')).toBeVisible();
});
