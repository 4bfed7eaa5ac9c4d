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

const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /admitted|माने गए/ });

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
  await expect(admitted.getByText('There is a case about it before the Labour Court')).toHaveCount(
    1,
  );
  const bonus = admitted.getByRole('row').filter({ hasText: 'Bonus' });
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
  await expect(heading(page)).toHaveText('आपके दावे में से ₹1,85,600.00 माने गए');
  for (const badge of ['माना गया', 'कुछ रकम नहीं मानी गई'])
    await expect(page.getByText(badge, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  const admitted = page.getByRole('region', { name: /माने गए$/ });
  await expect(admitted).toContainText('आख़िरी नहीं: बदल सकता है');
  await expect(admitted).toContainText('मुक़दमा चल रहा है');
  await expect(admitted).toContainText('पहले क्या कहा गया था');
  await admitted.getByRole('button', { name: 'हर रकम का हिसाब देखें' }).click();
  await expect(admitted.getByRole('listitem').last()).toContainText('₹1,79,600.00 माने गए');
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
  await expect(page.getByRole('button', { name: /^Send this paper/ })).toBeVisible();
});

/** Parts of the page that are folded on a telephone, by their ids. */
const cards = [
  'information',
  'claimant',
  'description',
  'documents',
  'transfers',
  'papers',
  'form',
];

test('@phone the first screen says in Hindi what became of a claim, and the rest is folded', async ({
  page,
}) => {
  const { asha, meera, claim } = await aClaim();
  await determineAs(meera, claim.id, { ...parts('10000'), confirm: true });
  await openAs(page, asha, `/claim/${claim.id}`, 'hi');
  const admitted = page.locator('#admitted');
  const lines = admitted.locator('dl > div');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('₹1,86,400.00');
  await expect(lines.nth(1)).toContainText('₹1,79,600.00');
  await expect(lines.nth(2)).toContainText('₹6,800.00');
  await expect(lines.nth(2)).toBeInViewport({ ratio: 1 });
  const send = admitted.getByRole('button', { name: /^यह काग़ज़ भेजें/ });
  const disagree = admitted.getByRole('button', { name: 'मैं सहमत नहीं हूँ' });
  const bottom = async (of: typeof send) => {
    const box = await of.boundingBox();
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
  };
  expect(await bottom(send)).toBeLessThan(1.5 * 740);
  expect(await bottom(disagree)).toBeLessThan(1.5 * 740);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);

  // What is folded is there all the same, opens, and is on paper.
  for (const card of cards) await expect(page.locator(`#${card}-body`)).toBeHidden();
  await page
    .locator('#documents')
    .getByRole('button', { name: /^दिखाएँ/ })
    .tap();
  await expect(page.locator('#documents-body')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  for (const card of cards) await expect(page.locator(`#${card}-body`)).toBeVisible();
  await page.emulateMedia({ media: null });

  // A request is a step away, with the reason begun.
  await send.tap();
  const box = page.locator('#changes').getByRole('textbox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(/\(₹6,800\.00\): $/);
  await page.keyboard.insertText('आदेश साथ में है');
  await expect(box).toHaveValue(/\(₹6,800\.00\): आदेश साथ में है$/);
});

test('a wide screen has all of a decided claim open', async ({ page }) => {
  const { asha, meera, claim } = await aClaim();
  await determineAs(meera, claim.id, { ...parts('10000'), confirm: true });
  await openAs(page, asha, `/claim/${claim.id}`);
  for (const card of cards) await expect(page.locator(`#${card}-body`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show: / })).toHaveCount(0);
});
