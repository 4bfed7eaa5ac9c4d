import { expect, type Locator, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { wordsIn } from '@/lib/i18n/words';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { lostFocus } from '@/tests/support/browser/lost-focus';
import { mostShift, onSlowLine, takeShifts, watchShifts } from '@/tests/support/browser/shifts';
import { onward, shownSection } from '@/tests/support/browser/wizard';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinedAs } from '@/tests/support/data/creditor-lists';
import { pdf } from '@/tests/support/data/files';
import { registrationOf, signUp } from '@/tests/support/data/people';
import { call, someAddress } from '@/tests/support/http/api';
import { fillRegistration } from '@/tests/support/http/sign-in';

const long = { tag: '@long' };
const hi = wordsIn('hi');

/** Walks a slow phone from step to step; after each it says what moved by itself, and asks where the focus is. */
async function slowPhone(page: Page) {
  page.setDefaultTimeout(90_000);
  await withoutLive(page);
  await watchShifts(page);
  await onSlowLine(page, 4);
  return {
    async step(name: string, act: () => Promise<unknown>, there: Locator) {
      await takeShifts(page);
      await act();
      await expect(there.first(), name).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await takeShifts(page);
      process.stdout.write(`${sum.toFixed(3)} ${name}\n`);
      expect.soft(sum, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
      await expect
        .poll(() => lostFocus(page), { timeout: 5_000 })
        .toBe('')
        .catch(async () => expect.soft(await lostFocus(page), `focus: ${name}`).toBe(''));
    },
  };
}

test(
  '@phone nothing moves on a slow phone from the first page to the form',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() });
    const { step } = await slowPhone(page);
    const form = page.locator('#claim-form');
    await page.goto('/', { waitUntil: 'networkidle' });
    const first = await takeShifts(page);
    expect.soft(first.sum, first.moved.join('\n')).toBeLessThanOrEqual(mostShift);

    const answer = page.getByRole('link', { name: /I worked there/ });
    await step('finder → registration', () => answer.tap(), page.getByLabel('First Name'));
    await fillRegistration(page, registrationOf());
    const create = page.getByRole('button', { name: 'Create Account' });
    await step('registration → form', () => create.tap(), form);
    const change = page.getByRole('button', { name: 'Change', exact: true });
    const finder = page.getByRole('radio', { name: /^I worked there/ });
    await step('form → first step', () => change.tap(), finder);
    const on = page.getByRole('button', { name: 'Continue with Form D' });
    await step('first step → form', () => on.tap(), form);
    const home = page.getByRole('banner').getByRole('link').first();
    await step('form → dashboard', () => home.tap(), page.locator('#claims-title'));
    const begin = page.locator('a[href="/claim/new"]').first();
    await step('dashboard → wizard', () => begin.tap(), page.locator('input[value="form_b"]'));
    const help = page.locator('footer').getByRole('link', { name: 'Help' });
    await step('wizard → help', () => help.tap(), page.getByRole('heading', { level: 1 }));
  },
);

test(
  '@phone nothing moves on a slow phone from a draft to the receipt of its claim',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    const asha = await signUp();
    const body = { values: sampleValuesOf('form_d', 'hi'), documents: [], revision: 0 };
    await call('PUT', '/api/drafts/form_d', { token: asha.token, body });
    const { step } = await slowPhone(page);
    await openAs(page, asha, '/', 'hi');
    await page.waitForLoadState('networkidle');

    const resume = page.getByRole('link', { name: /^अधूरा दावा आगे भरें/ });
    const documents = page.getByRole('heading', { name: hi.wizard.documents.question });
    await step('dashboard → draft', () => resume.tap(), documents);
    await page.goto('/claim/new?type=form_d&step=2&draft', { waitUntil: 'networkidle' });
    await expect(shownSection(page)).toBeVisible();
    const screens = await page.locator('#claim-form [data-screen]').count();
    for (let at = 1; at < screens; at += 1) {
      const there = page.locator(`[data-screen="${at + 1}"][data-open]`);
      await step(`section ${at} → ${at + 1}`, () => onward(page).tap(), there);
    }
    const back = shownSection(page).getByRole('button', { name: hi.wizard.sections.back });
    const before = page.locator(`[data-screen="${screens - 1}"][data-open]`);
    await step('section → section before', () => back.tap(), before);
    await step(
      'section → last',
      () => onward(page).tap(),
      page.locator(`[data-screen="${screens}"]`),
    );
    const next = page.getByRole('button', { name: hi.wizard.next, exact: true });
    await step('form → documents', () => next.tap(), documents);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdf() });
    const added = page.getByRole('list', { name: hi.documents.upload.uploaded });
    await expect(added).toBeInViewport();
    await page.waitForLoadState('networkidle');
    const declare = page.getByRole('checkbox');
    await step('documents → review', () => next.tap(), declare);
    await step(
      'review → documents',
      () => page.getByRole('button', { name: hi.wizard.back, exact: true }).tap(),
      documents,
    );
    await step('documents → review again', () => next.tap(), declare);
    await declare.tap();
    const submit = page.getByRole('button', { name: hi.wizard.submit, exact: true });
    const filed = page.locator('#filed-heading');
    await step('review → dashboard', () => submit.tap(), filed);
    const receipt = page.locator('a[href$="/receipt"]').first();
    await step('dashboard → receipt', () => receipt.tap(), page.locator('#receipt-heading'));
  },
);

test(
  '@phone nothing moves on a slow phone from signing in to what became of a claim',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const decided = await createClaimAs(asha, 'form_d');
    await determinedAs(meera, decided, [
      { head: 'remainder', notAdmitted: '100000', reasons: [{ code: 'paid_already' }] },
    ]);
    const claim = await createClaimAs(asha, 'form_b');
    const { step } = await slowPhone(page);
    await openAs(page, asha, '/', 'hi');
    await page.waitForLoadState('networkidle');

    const leave = page.getByRole('banner').getByRole('button', { name: hi.ui.logout });
    await step('dashboard → logged out', () => leave.tap(), page.locator('#which-form'));
    const forgot = page.getByRole('link', { name: hi.auth.login.forgot });
    await step(
      'landing → forgotten password',
      () => forgot.tap(),
      page.getByText(hi.auth.forgot.text),
    );
    await page.locator('input[type=email]').fill(asha.user.email);
    const send = page.getByRole('button', { name: hi.auth.forgot.submit });
    await step('asked for a link', () => send.tap(), page.getByText(hi.auth.forgot.sentTitle));
    const login = page.locator('input[type=password]').first();
    const away = page.locator('main a[href="/login"]');
    await step('forgotten password → login', () => away.tap(), login);
    await page.locator('input[type=email]').first().fill(asha.user.email);
    await login.fill(asha.password);
    const enter = page.getByRole('button', { name: hi.auth.login.submit, exact: true });
    await step('login → dashboard', () => enter.tap(), page.locator('#claims-title'));
    const view = (id: string) => page.locator(`a[href="/claim/${id}"]`).first();
    await step('dashboard → claim', () => view(claim.id).tap(), page.locator('#steps'));
    const back = page.locator('main').getByRole('link', { name: hi.ui.back }).first();
    await step('claim → dashboard', () => back.tap(), page.locator('#claims-title'));
    await step('dashboard → outcome', () => view(decided.id).tap(), page.locator('#admitted'));
    const toReceipt = page.locator('a[href$="/receipt"]').first();
    await step('outcome → receipt', () => toReceipt.tap(), page.locator('#receipt-heading'));
    for (const path of ['/security', '/preferences', '/claim/transfers']) {
      await page.getByRole('button', { name: new RegExp(asha.user.firstName) }).tap();
      const link = page.getByRole('dialog').locator(`a[href="${path}"]`);
      const there = async () => {
        await link.tap();
        await page.waitForURL(new RegExp(`${path}$`));
      };
      await step(`menu → ${path}`, there, page.locator('main h1'));
    }
  },
);
