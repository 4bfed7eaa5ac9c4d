import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import {
  openAs,
  unavailable,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { confirmAs, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp } from '@/tests/support/data/people';

const heading = (page: Page) => page.getByRole('heading', { name: /admitted|स्वीकृत/ });

// The parts of the sample claim, 1,86,400 in all.
const parts = (bonus: string) =>
  determinationOf(
    [
      { head: 'overtimeAmount', admitted: '18400' },
      {
        head: 'bonusAmount',
        admitted: bonus,
        notAdmitted: (16800 - Number(bonus)).toFixed(2),
        reasons: [{ code: 'dispute_pending', text: 'the Labour Court' }],
      },
      { head: 'gratuityAmount', admitted: '51200' },
      { head: 'remainder', admitted: '100000' },
    ],
    { internalNote: 'Only for us.', remarks: 'As per the wage register.' },
  );

async function aClaim() {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await createClaimAs(asha, 'form_d');
  return { asha, meera, claim };
}

test('a claimant sees no proposal, and sees amounts and reasons once it is confirmed', async ({
  page,
}) => {
  const { asha, meera, claim } = await aClaim();
  const proposed = await determineAs(meera, claim.id, parts('10000'));
  await openAs(page, asha, `/claim/${claim.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(claim.claimNumber);
  await expect(heading(page)).toHaveCount(0);

  await confirmAs(meera, proposed.body.id);
  await expect(heading(page)).toHaveText('₹1,79,600.00 of your claim is admitted');
  const admitted = page.getByRole('region', { name: /of your claim is admitted/ });
  await expect(admitted).toContainText('Provisional: it may be revised');
  const bonus = admitted.getByRole('row').filter({ hasText: 'A dispute is pending' });
  await expect(bonus).toContainText('A dispute is pending before the Labour Court');
  await expect(bonus).toContainText('₹6,800.00');
  await expect(admitted.getByRole('row').last()).toContainText('₹1,79,600.00');
  await expect(admitted).toContainText('As per the wage register.');
  await expect(page.getByText('Only for us.')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/');
  await expect(page.getByRole('row').filter({ hasText: claim.claimNumber })).toContainText(
    '₹1,79,600.00 admitted, provisionally',
  );
});

test('a revised determination replaces the one before, which is still named, in Hindi too', async ({
  page,
}) => {
  const { asha, meera, claim } = await aClaim();
  for (const bonus of ['10000', '16000']) {
    const { body } = await determineAs(meera, claim.id, parts(bonus));
    expect((await confirmAs(meera, body.id)).status).toBe(200);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, asha, '/');
  await page.evaluate(() => localStorage.setItem('claimantLanguage', 'hi'));
  const cookie = { name: 'claimantLanguage', value: 'hi', url: page.url() };
  await page.context().addCookies([cookie]);
  await page.goto(`/claim/${claim.id}`);
  await expect(heading(page)).toHaveText('आपके दावे में से ₹1,85,600.00 स्वीकृत');
  const admitted = page.getByRole('region', { name: /स्वीकृत$/ });
  await expect(admitted).toContainText('अंतिम नहीं: इसमें बदलाव हो सकता है');
  await expect(admitted).toContainText('मुक़दमा चल रहा है');
  await expect(admitted).toContainText('इससे पहले');
  await expect(admitted.getByRole('listitem')).toContainText('₹1,79,600.00 स्वीकृत');
  expect(await faultsOf(page)).toEqual([]);
});

test('a determination that cannot be loaded can be loaded again', async ({ page }) => {
  const { asha, meera, claim } = await aClaim();
  await determineAs(meera, claim.id, { ...parts('10000'), confirm: true });
  // Live updates would load it again before the button is pressed.
  await withoutLive(page);
  await withoutFirstData(page);
  await page.route('**/determinations', (route) => route.fulfill(unavailable));
  await openAs(page, asha, `/claim/${claim.id}`);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load the determinations' });
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('A dispute is pending before the Labour Court')).toBeVisible();
});
