import { expect } from '@playwright/test';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';

const { no } = wordsIn('en').help.languageOffer;
const offer = { ...wordsIn('hi').help.languageOffer, no };

test.describe('a phone set to Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('@phone is offered Hindi first, and the answer is remembered', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const first = page.locator('section, header, main').first();
    await expect(first).toHaveText(new RegExp(offer.text));
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: offer.yes }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByText(offer.text)).toHaveCount(0);
    const inHindi = await page.goto('/help');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(inHindi?.headers().link).toMatch(/devanagari-400.*devanagari-600/);
  });

  test('is not asked again after choosing English, and English pages preload no Devanagari font', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: offer.no }).click();
    await expect(page.getByText(offer.text)).toHaveCount(0);
    const inEnglish = await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(offer.text)).toHaveCount(0);
    expect(inEnglish?.headers().link).not.toMatch(/devanagari/);
  });
});

test('every font file of the style sheet exists, and Hindi pages preload the Devanagari ones', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'claimantLanguage', value: 'hi', url: baseURL ?? '' }]);
  const answer = await page.goto('/login');
  const ahead = answer?.headers().link?.match(/[^</]*devanagari[^>]*(?=>)/g) ?? [];
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  const named = new Set<string>();
  for (const sheet of sheets.filter(Boolean)) {
    const text = await (await page.request.get(sheet)).text();
    for (const [, path = ''] of text.matchAll(/url\("?([^")]+)"?\)/g))
      if (!path.startsWith('data:')) named.add(new URL(path, sheet).href);
  }
  for (const file of named)
    expect([file, (await page.request.get(file)).status()]).toEqual([file, 200]);
  const devanagari = [...named].filter((file) => file.includes('devanagari'));
  expect(devanagari.map((file) => file.split('/').pop()).sort()).toEqual(
    [...new Set(ahead)].sort(),
  );
  expect(devanagari).toHaveLength(2);
});

test('a browser set to English is not offered Hindi', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText(offer.text)).toHaveCount(0);
});

test('a person who comes back after their session ended is told so', async ({ page }) => {
  const asha = await signUp();
  await openAs(page, asha, '/preferences');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rows('DELETE FROM sessions WHERE user_id = $1 RETURNING id', [asha.user.id]);
  await page.reload();
  await expect(page.getByText('You have been logged out')).toBeVisible();
});

for (const language of languages) {
  test(`page titles say in ${language} which page is open`, async ({ page }) => {
    const asha = await signUp();
    const { id, claimNumber } = await createClaimAs(asha);
    const words = wordsIn(language);
    const { product } = words.ui;
    const titleAt = async (path: string, title: string) => {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} · ${product}`);
    };
    await openAs(page, asha, '/', language);
    await titleAt('/', words.dashboard.title);
    await titleAt('/claim/new', `${words.wizard.steps.type} (1/4) · ${words.wizard.title}`);
    await titleAt(`/claim/${id}`, claimNumber);
    await titleAt(`/claim/${id}/edit`, words.claim.edit.title);
    await titleAt('/preferences', words.preferences.title);
    await titleAt('/security', words.security.title);
    await titleAt('/help', words.help.title);
    await titleAt('/no-such-page', words.ui.notFound.title);
  });
}

test('the offer of Hindi works before the page responds, and keeps the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'hi-IN',
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/register?next=%2Fclaim%2Fnew');
  await page.getByRole('button', { name: offer.yes }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveURL(/\/register\?next=%2Fclaim%2Fnew$/);
  await expect(page.getByText(offer.text)).toHaveCount(0);
});
