import { expect, type Page } from '@playwright/test';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { mostShift, onSlowLine, takeShifts, watchShifts } from '@/tests/support/browser/shifts';
import { next } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { copyClaim } from '@/tests/support/data/many-claims';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

async function expectStill(page: Page, paths: string[]) {
  // React reports where the page would render something else than the server did.
  const different: string[] = [];
  const note = (text: string) => /hydrat|React error/i.test(text) && different.push(text);
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  await onSlowLine(page);
  await watchShifts(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { sum, moved } = await takeShifts(page);
    expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
    expect.soft(different.splice(0), path).toEqual([]);
  }
}

for (const where of ['on a desktop', 'on a telephone @phone']) {
  test(`no content moves while claimants’ pages load ${where}`, async ({ page }) => {
    test.slow();
    const asha = await signUp();
    const { id } = await createClaimAs(asha, 'form_d');
    await copyClaim(id, 11);
    await call('PUT', '/api/drafts/form_f', {
      token: asha.token,
      body: { values: { fullName: 'Asha Devi' }, documents: [], revision: 0 },
    });
    await withoutLive(page);
    await openAs(page, asha, '/preferences', 'hi');
    await expectStill(page, [
      ...['/', '/claim/new', '/claim/new?type=form_f&step=2', '/security', '/preferences', '/help'],
      ...[`/claim/${id}`, `/claim/${id}/receipt`, `/claim/${id}/edit`, '/claim/transfers'],
    ]);
  });

  test(`no content moves while a new claimant begins a claim ${where}`, async ({ page }) => {
    test.slow();
    await withoutLive(page);
    await openAs(page, await signUp(), '/preferences', 'hi');
    await expectStill(page, ['/', '/claim/new']);
    // What a button opens loads over the same slow network, much later.
    await page.locator('input[value="form_d"]').check({ force: true });
    await next(page);
    await expect(page.locator('#claim-form [name]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await takeShifts(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(mostShift);
  });

  test(`no content moves while professionals’ pages load ${where}`, async ({ page }) => {
    test.slow();
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const { id } = await createClaimAs(asha, 'form_d');
    await withoutLive(page);
    await openAs(page, meera, '/ip/preferences');
    await expectStill(page, [
      '/ip/dashboard',
      '/ip/verify',
      `/ip/claim/${id}`,
      '/ip/case',
      '/ip/accounts',
    ]);
  });

  test(`no content moves while professionals’ rarer pages load ${where}`, async ({ page }) => {
    test.slow();
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    await createClaimAs(asha, 'form_d');
    await withoutLive(page);
    await openAs(page, meera, '/ip/preferences');
    await expectStill(page, [
      ...['/ip/enter', '/ip/creditors', '/ip/figures', '/ip/files', '/ip/post', '/ip/mail'],
      ...['/ip/security', '/ip/preferences', '/ip/take-in'],
    ]);
  });

  test(`no content moves while the sign-in pages load ${where}`, async ({ page }) => {
    test.slow();
    await expectStill(page, [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password?token=unknown',
      '/confirm-email?token=unknown',
      ...['/creditors', '/creditors/my-claim', '/check', '/our-mail', '/no-such-page'],
      ...['/signed-out', '/offline'],
      '/ip',
      '/ip/login',
      '/ip/register',
    ]);
  });
}
