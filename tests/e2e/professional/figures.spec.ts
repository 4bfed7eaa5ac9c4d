import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { dateNamed, fillDate } from '@/tests/support/browser/dates';
import { expectSound } from '@/tests/support/browser/sound';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp } from '@/tests/support/data/people';
import { ownPortal } from '@/tests/support/portal/own-portal';

let portal: Awaited<ReturnType<typeof ownPortal>>;

test.beforeEach(async () => {
  portal = await ownPortal();
});
test.afterEach(() => portal.remove());

test('a professional reads the figures of a period, downloads them, and reads them in Hindi and dark', async ({
  page,
}) => {
  test.slow();
  const { address } = await portal.start();
  const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
  await ask(meera, 'PATCH', 'case', {
    commencementDate: '2026-09-23',
    lastDateForClaims: '2026-10-07',
  });
  await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '7500000.00');
  const claim = await createClaimAs(asha, 'form_b', { claimAmount: '5000000.00' });
  await determinedAs(
    meera,
    claim,
    [
      {
        head: 'principal',
        admitted: '3000000',
        contingent: '1200000',
        notAdmitted: '800000',
        reasons: [
          { code: 'contingent', amount: '1200000.00' },
          { code: 'paid_already', amount: '800000.00' },
        ],
      },
    ],
    { government: false },
  );
  await createClaimAs(asha, 'form_d');

  await openAs(page, meera, '/ip/creditors');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Figures of a period/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figures of a period');
  const categories = page.getByRole('region', { name: 'By category' }).last();
  await expect(categories.getByRole('row', { name: /Total/ })).toContainText('₹1,05,00,000.00');
  await expect(page.getByRole('heading', { name: 'Against the seven days' })).toBeVisible();
  await expectSound(page, 'figures');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel workbook' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await fillDate(dateNamed(page, 'From'), '2026-10-01');
  await fillDate(dateNamed(page, 'To'), '2026-10-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No claim came in this period.')).toBeVisible();
  expect(page.url()).toContain('from=2026-10-01&to=2026-10-31');
  await page.goBack();
  await expect(categories.getByRole('row', { name: /Total/ })).toContainText('₹1,05,00,000.00');

  await page.context().addCookies([{ name: 'professionalLanguage', value: 'hi', url: address }]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('एक अवधि के आँकड़े');
  await expect(page.getByRole('heading', { name: 'श्रेणी के अनुसार' })).toBeVisible();
  await expect(page.getByText('₹75 लाख').first()).toBeVisible();
  await expectSound(page, 'figures-hi-dark');
});
