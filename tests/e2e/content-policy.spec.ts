import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { send } from '../api/documents-support';
import { call } from '../support/api';
import { openAs } from '../support/browser';
import { assignTo, fileClaimAs } from '../support/claims';
import { gif, png } from '../support/files';
import { signUp } from '../support/people';

/** Notes whatever the policy refuses on any page of a browser from now on. */
function watch(context: BrowserContext) {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/Content.Security.Policy|Permissions.Policy/i.test(message.text())) {
      refused.push(message.text());
    }
  });
  return refused;
}

/** Scripts have run: the page answers. */
const settled = (page: Page) => expect(page.locator('main')).toBeVisible();

test('a claimant walks through the portal and the policy refuses nothing', async ({
  page,
  context,
}) => {
  const refused = watch(context);
  const asha = await signUp();
  const claim = await fileClaimAs(asha);
  await send(asha, png, 'photo.png', { before: { claimId: claim.id } });

  const login = await page.goto('/login');
  expect(login?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic';/,
  );
  await settled(page);
  await page.goto('/nowhere.png');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();

  await openAs(page, asha, '/', 'hi');
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();

  await page.goto('/claim/new');
  await page.locator('input[value="form_b"]').check();
  await page.getByRole('button', { name: 'आगे' }).click();
  await expect(page.locator('#claim-form')).toBeVisible();

  await page.goto(`/claim/${claim.id}?openChat=true`);
  const chat = page.getByRole('dialog');
  await chat
    .locator('input[type=file]')
    .setInputFiles([{ name: 'slip.gif', mimeType: 'image/gif', buffer: gif }]);
  await chat.getByRole('button', { name: 'भेजें' }).click();
  await expect(chat.getByText('slip.gif').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'photo.png देखें' }).first().click();
  const shown = await tab;
  await shown.waitForURL(/^blob:/);
  await expect(shown.locator('img')).toHaveJSProperty('naturalWidth', 1);
  expect(refused).toEqual([]);
});

test('a professional walks through the console and the policy refuses nothing', async ({
  page,
  context,
}) => {
  const refused = watch(context);
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await fileClaimAs(asha);
  // A picture: not every browser that tests run in shows PDF.
  await send(asha, png, 'bill.png', { before: { claimId: claim.id } });
  await assignTo(meera, claim.id, meera);
  await call('PATCH', `/api/claims/${claim.id}/status`, {
    token: meera.token,
    body: { status: 'under_review' },
  });

  await openAs(page, meera, '/ip/dashboard');
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/ip/claim/${claim.id}`);
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  await page.locator('button[role=combobox]').first().click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View bill.png' }).click();
  await (await tab).waitForURL(/^blob:/);
  for (const path of ['/ip/case', '/ip/mail', '/ip/preferences', '/trial/outbox']) {
    await page.goto(path);
    await settled(page);
  }
  await page.locator('main a').first().click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(refused).toEqual([]);
});

test('a script that was smuggled into a page does not run', async ({ page, context }) => {
  const refused = watch(context);
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
  await page.goto('/login');
  await settled(page);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
  }, smuggled.join(''));
  await expect.poll(() => refused.length).toBeGreaterThan(smuggled.length);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  expect(new URL(await page.evaluate(() => document.baseURI)).pathname).toBe('/login');
  await expect(page.locator('body')).toBeVisible();
});
