import { expect } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { signUp } from '@/tests/support/data/people';

test('a professional’s pages are in Hindi only by their own choice, whatever a claimant chose before', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'claimantLanguage', value: 'hi', url: baseURL ?? 'http://127.0.0.1' },
  ]);
  await openAs(page, await signUp('ip_admin'), '/ip/preferences');
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  const hindi = page
    .getByRole('region', { name: 'Language' })
    .getByRole('button', { name: 'हिन्दी' });
  await expect(async () => {
    await hindi.click();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिंग' })).toBeVisible();
  }).toPass();
  for (const [path, heading] of [
    ['/ip/dashboard', 'दिवाला पेशेवर का डैशबोर्ड'],
    ['/ip/case', 'मामले की सेटिंग'],
    ['/ip/verify', 'जाँच डेस्क'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await faultsOf(page)).toEqual([]);
  }
});
