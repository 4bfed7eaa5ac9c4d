import { expect, type Page } from '@playwright/test';
import { openAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { createClaimAs } from '@/tests/support/data/claims';
import { determinedAs } from '@/tests/support/data/creditor-lists';
import { signUp } from '@/tests/support/data/people';

const pressable = 'main :is(a[href], button, summary, [role=tab], [role=switch])';

/** What is pressed already, or leads to where one is, rightly changes nothing. */
const isThere = (element: HTMLElement) =>
  element.matches(
    '[aria-selected=true], [role=radio][aria-checked=true], [aria-current], :disabled, [aria-disabled=true]',
  ) ||
  (element instanceof HTMLAnchorElement && element.href === window.location.href);

/** Notes what a press has for an effect beside the screen: a file, a window, the printer, a choice of files. */
async function watchBeside(page: Page) {
  const beside: string[] = [];
  page.on('download', () => beside.push('download'));
  page.on('popup', async (popup) => {
    beside.push('popup');
    await popup.close();
  });
  page.on('filechooser', () => beside.push('file'));
  await page.exposeFunction('notePrinted', () => beside.push('print'));
  await page.addInitScript(() => {
    window.print = () => void Reflect.get(window, 'notePrinted')();
  });
  return beside;
}

/** Presses everything on a page, each on a fresh one, and names what changed nothing that can be seen on the screen. */
async function deadPressesOn(page: Page, path: string, beside: string[]) {
  const dead: string[] = [];
  await page.goto(path, { waitUntil: 'networkidle' });
  const count = await page.locator(pressable).count();
  for (let at = 0; at < count; at += 1) {
    // So that “Back” leads to another page.
    await page.goto('/offline');
    await page.goto(path, { waitUntil: 'networkidle' });
    const one = page.locator(pressable).nth(at);
    if (!(await one.isVisible()) || (await one.evaluate(isThere))) continue;
    await one.scrollIntoViewIfNeeded();
    const name = await one.evaluate(
      (element: HTMLElement) =>
        element.textContent || element.ariaLabel || element.outerHTML.slice(0, 200),
    );
    const seen = async () => (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const before = await seen();
    const effects = beside.length;
    await one.tap();
    const changed = expect.poll(async () => beside.length > effects || (await seen()) !== before, {
      timeout: 10_000,
    });
    await changed.toBe(true).catch(() => dead.push(`${path}: ${name}`));
  }
  return { count, dead };
}

async function expectAlive(page: Page, paths: readonly string[]) {
  const beside = await watchBeside(page);
  for (const path of paths) {
    const { count, dead } = await deadPressesOn(page, path, beside);
    expect(count, path).toBeGreaterThan(0);
    expect.soft(dead, path).toEqual([]);
  }
}

const long = { tag: '@long' };

test(
  '@phone each press on a page that opens to anybody shows on the screen',
  long,
  async ({ page }) => {
    test.setTimeout(900_000);
    await expectAlive(page, ['/', '/login', '/register', '/forgot-password', '/help', '/check']);
  },
);

test('@phone each press on a page of a claimant shows on the screen', long, async ({ page }) => {
  test.setTimeout(900_000);
  // With events a page would never be without a call under way.
  await withoutLive(page);
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const { id } = await createClaimAs(asha);
  const decided = await createClaimAs(asha, 'form_d');
  await determinedAs(meera, decided, [
    { head: 'remainder', notAdmitted: '100000', reasons: [{ code: 'paid_already' }] },
  ]);
  await openAs(page, asha, '/');
  const own = ['', '/receipt', '/edit'].map((part) => `/claim/${id}${part}`);
  const after = `/claim/${decided.id}`;
  await expectAlive(page, ['/', ...own, after, '/claim/new', '/preferences', '/security']);
});
