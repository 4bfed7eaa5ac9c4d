import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** No fault found by axe and no sideways scrolling, on a phone and on a desktop. */
async function expectSound(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect([size, await faultsOf(page)]).toEqual([size, []]);
    expect(
      await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
}

const publicPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/help',
  '/reset-password',
  '/reset-password?token=x',
  '/confirm-email',
  '/confirm-email?token=x',
  '/check',
  '/creditors',
  '/creditors/my-claim',
  '/our-mail',
  '/signed-out',
  '/offline',
  '/no-such-page',
];

for (const language of ['en', 'hi'] as const) {
  // Hindi runs in the phone's browser.
  const title = language === 'hi' ? 'in hi @phone' : 'in en';
  test(`public pages pass the accessibility checks ${title}`, { tag: '@long' }, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'claimantLanguage', value: language, url: baseURL ?? '' }]);
    for (const path of publicPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectSound(page);
      });
    }
  });

  test(`a claimant’s pages pass the accessibility checks ${title}`, { tag: '@long' }, async ({
    page,
  }) => {
    const asha = await signUp();
    const claim = await createClaimAs(asha, 'form_e');
    await call('PUT', '/api/drafts/form_f', {
      token: asha.token,
      body: { values: { fullName: 'Asha Devi' }, documents: [], revision: 0 },
    });
    await openAs(page, asha, '/', language);
    await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
    await expectSound(page);
    await page.goto(`/claim/${claim.id}`);
    await expectSound(page);
    await page.goto('/security');
    await expect(page.locator('#devices-heading')).toBeVisible();
    await expectSound(page);
    await page.goto('/claim/transfers');
    await expectSound(page);
    await page.goto('/claim/new');
    await expectSound(page);
    await expect(page.locator('#drafts-title')).toBeVisible();
    await page.locator('input[value="form_e"]').check();
    await page.getByRole('button', { name: /^(Next|आगे)$/ }).click();
    await expect(page.locator('#claim-form')).toBeVisible();
    await page.getByRole('button', { name: /^(Next|आगे)$/ }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    // A toast covers the form for some seconds: the form is checked without it.
    await page.getByRole('button', { name: /^(Dismiss|बंद करें)$/ }).click();
    await expectSound(page);
  });
}

/** An administrator with a claim assigned to them. */
async function anAdministrator() {
  const meera: TestPerson = await signUp('ip_admin');
  const claim = await createClaimAs(await signUp(), 'form_e');
  await assignTo(meera, claim.id, meera);
  return { meera, claim };
}

/** Opens each page once: axe finds no fault, and no word is missing. */
async function glanceAt(page: Page, paths: string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect([path, await faultsOf(page)]).toEqual([path, []]);
    });
}

test('each page for everybody has no faults at a first glance', async ({ page }) => {
  await glanceAt(page, [...publicPages, '/', '/ip', '/ip/login', '/ip/register']);
});

test('each page of a claimant has no faults at a first glance, in Hindi @phone', async ({
  page,
}) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha, 'form_e');
  await openAs(page, asha, '/signed-out', 'hi');
  await glanceAt(page, [
    ...['/', '/claim/new', '/claim/transfers', '/preferences', '/security'],
    ...[`/claim/${id}`, `/claim/${id}/edit`, `/claim/${id}/receipt`],
  ]);
});

test('each page of a professional has no faults at a first glance', async ({ page }) => {
  const { meera, claim } = await anAdministrator();
  await openAs(page, meera, '/signed-out');
  await glanceAt(page, [
    ...[`/ip/dashboard?search=${claim.claimNumber}`, `/ip/claim/${claim.id}`],
    ...[`/ip/verify?claim=${claim.id}`, '/ip/accounts', '/ip/case', '/ip/creditors', '/ip/enter'],
    ...['/ip/figures', '/ip/files', '/ip/mail', '/ip/post', '/ip/preferences', '/ip/security'],
    '/ip/take-in',
    '/trial/outbox',
  ]);
});

test('a professional’s dashboard passes the accessibility checks', { tag: '@long' }, async ({
  page,
}) => {
  const { meera, claim } = await anAdministrator();
  // Few rows: looking at every cell of a whole page of them finds nothing more.
  await openAs(page, meera, `/ip/dashboard?search=${claim.claimNumber.slice(0, -1)}`);
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: /^Overview/ }).click();
  await expect(page.getByText('Waiting longest for a decision')).toBeVisible();
  await expectSound(page);
  const tables = page.getByRole('button', { name: 'Show as table' });
  for (let left = await tables.count(); left > 0; left -= 1) {
    await tables.first().click();
    await expect(tables).toHaveCount(left - 1);
  }
  await expectSound(page);
});

test('a professional’s other pages pass the accessibility checks', { tag: '@long' }, async ({
  page,
}) => {
  const { meera, claim } = await anAdministrator();
  for (const path of ['/ip', '/ip/login', '/ip/register']) {
    await page.goto(path);
    await expectSound(page);
  }
  await openAs(page, meera, `/ip/claim/${claim.id}`);
  await expect(page.getByRole('heading', { name: claim.claimNumber })).toBeVisible();
  await expectSound(page);
  await page.goto(`/ip/verify?claim=${claim.id}&pane=determination`);
  await expect(
    page.getByRole('form', { name: `Determination of ${claim.claimNumber}` }),
  ).toBeVisible();
  await expectSound(page);
  await page.goto('/ip/security');
  await expect(page.locator('#devices-heading')).toBeVisible();
  await expectSound(page);
  for (const path of ['/ip/preferences', '/ip/files', '/ip/mail']) {
    await page.goto(path);
    await expectSound(page);
  }
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('a claimant’s pages and the sign-in pages pass the accessibility checks', {
    tag: '@long',
  }, async ({ page }) => {
    const asha = await signUp();
    const claim = await createClaimAs(asha, 'form_e');
    await page.goto('/login');
    await expectSound(page);
    await openAs(page, asha, '/', 'hi');
    await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
    for (const path of ['/', `/claim/${claim.id}`, `/claim/${claim.id}/receipt`, '/preferences']) {
      await page.goto(path);
      await expectSound(page);
    }
    await page.goto('/claim/new');
    await page.locator('input[value="form_e"]').check();
    await page.getByRole('button', { name: 'आगे', exact: true }).click();
    await expect(page.locator('#claim-form')).toBeVisible();
    await page.getByRole('button', { name: 'आगे', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectSound(page);
  });

  test('a professional’s pages pass the accessibility checks', { tag: '@long' }, async ({
    page,
  }) => {
    const { meera, claim } = await anAdministrator();
    await openAs(page, meera, `/ip/dashboard?search=${claim.claimNumber.slice(0, -1)}`);
    await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
    await page.getByRole('button', { name: /^Overview/ }).click();
    await expect(page.getByText('Waiting longest for a decision')).toBeVisible();
    await expectSound(page);
    for (const path of [`/ip/claim/${claim.id}`, `/ip/verify?claim=${claim.id}`, '/ip/case']) {
      await page.goto(path);
      await expectSound(page);
    }
  });
});

test('the case settings pass the accessibility checks', { tag: '@long' }, async ({ page }) => {
  await openAs(page, await signUp('ip_admin'), '/ip/case');
  await page.getByLabel('Email', { exact: true }).fill('x');
  await page.getByLabel('Registration number').fill('x');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save: Insolvency professional' }).click();
  await expect(page.getByText('Please correct this first')).toBeVisible();
  await expectSound(page);
});

test('the team page passes the accessibility checks', { tag: '@long' }, async ({ page }) => {
  const meera = await signUp('ip_admin');
  await openAs(page, meera, '/ip/dashboard?search=nothing-to-see');
  await page.getByRole('button', { name: 'Team Management' }).click();
  const search = page.getByRole('searchbox', { name: 'Search the team' });
  await search.fill('no such professional');
  await expect(page.getByText('Nobody matches your search.')).toBeVisible();
  await expectSound(page);
  await search.fill(meera.user.email);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').locator('mark')).not.toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Switch off Meera Iyer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('a pressed button differs from the others in forced colours', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const ground = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('English')).not.toBe(await ground('हिन्दी'));
});

test('a chat can be used in a window of 320 × 256', { tag: '@long' }, async ({ page }) => {
  const asha = await signUp();
  const { id } = await createClaimAs(asha);
  await openAs(page, asha, `/claim/${id}?openChat=true`);
  await page.setViewportSize({ width: 320, height: 256 });
  const chat = page.getByRole('dialog');
  const words = chat.getByRole('textbox');
  await words.fill('Which paper is still missing?');
  await expect(words).toBeInViewport({ ratio: 0.7 });
  await chat.getByRole('button', { name: 'Send' }).click();
  const said = chat.getByText('Which paper is still missing?');
  await expect(said).toBeVisible();
  // A message being sent is rendered again once it has arrived.
  await expect(async () => {
    await said.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(said).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
  }).toPass();
});
