import { expect, type Page } from '@playwright/test';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { signUp } from '@/tests/support/data/people';

const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour);
const light = 'rgb(250, 245, 234)';
const dark = 'rgb(18, 23, 26)';

test('pages follow the device’s theme or the chosen one from their first display', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAs(page, await signUp(), '/preferences', 'hi');
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect(choice('जैसा इस फ़ोन या कंप्यूटर में है')).toBeChecked();
  await expectGround(page, light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, dark);

  await choice('उजला').click();
  await expectGround(page, light);
  await page.goto('/');
  await expectGround(page, light);

  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/preferences');
  await expect(choice('उजला')).toBeChecked();
  await choice('गहरा').press('Space');
  await expectGround(page, dark);
  // The server renders the theme: no script has to run first. It also holds after signing out.
  for (const path of ['/', '/login', '/ip/login', '/no-such-page']) {
    const drawn = await (await page.request.get(path)).text();
    expect(drawn).toMatch(/<html[^>]* data-theme="dark"/);
    expect(drawn).toMatch(/<meta name="color-scheme" content="dark"/);
  }
  // Printed pages are white.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe(
    'rgb(9, 57, 71)',
  );
  await page.emulateMedia({ media: 'screen' });

  // An unknown theme counts as none.
  await context.addCookies([
    { name: 'theme', value: 'x"><script>', url: new URL(page.url()).origin },
  ]);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
});
