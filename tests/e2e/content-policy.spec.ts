import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { signUp } from '@/tests/support/data/people';

/** The page responds, so its scripts have run. */
const settled = (page: Page) => expect(page.locator('main')).toBeVisible();

test('pages that no other test opens do nothing that the content policy refuses', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  await createClaimAs(asha);
  await page.goto('/nowhere.png');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await openAs(page, meera, '/ip/dashboard');
  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/trial/outbox');
  await settled(page);
  await page.locator('main a').first().click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('a script injected into a page does not run', async ({ page, complaints }) => {
  const smuggled = [
    '<script>window.smuggled = 1</script>',
    '<script nonce="">window.smuggled = 1</script>',
    '<script src="data:text/javascript,window.smuggled=1"></script>',
    '<img src="nothing" onerror="window.smuggled = 1">',
    '<style>body { display: none }</style>',
    '<base href="https://elsewhere.example/">',
  ];
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('</body>', `${smuggled.join('')}</body>`);
    await route.fulfill({ response: answer, body: html });
  });
  const login = await page.goto('/login');
  expect(login?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic';/,
  );
  await settled(page);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, smuggled.join(''));
  await expect.poll(() => complaints.length).toBeGreaterThan(smuggled.length);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe('/login');
  await expect(page.locator('body')).toBeVisible();
  complaints.length = 0;
});
