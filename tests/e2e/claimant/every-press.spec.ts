import { expect, type Page } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { openAs, openWith, signInAs, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { lostFocus } from '@/tests/support/browser/lost-focus';
import { createClaimAs } from '@/tests/support/data/claims';
import { admittedAs, determinedAs } from '@/tests/support/data/creditor-lists';
import { publishedListAs } from '@/tests/support/data/objections';
import { signUp } from '@/tests/support/data/people';
import { reportTransferAs } from '@/tests/support/data/transfers';
import { call } from '@/tests/support/http/api';
import { ownPortal } from '@/tests/support/portal/own-portal';

const pressed =
  ':is(a[href], button, summary, [role=tab], [role=switch], label:has([type=radio], [type=checkbox]))';
/** What opens with its page lies over all else. */
const pressableOn = (path: string) =>
  `${path.includes('openChat') ? '[role=dialog]' : 'main'} ${pressed}`;
const inHead = 'header :is(a[href], button)';

/** What is not pressed here, and why. */
const notPressed = [
  // Ends the session of all that follows; account/logging-out.spec.ts presses it.
  /^(Logout|Log out)/,
  // Opens another programme of the device.
  /^(mailto|tel):/,
];

/** What is pressed already, or leads to where one is, rightly changes nothing. */
const isThere = (element: HTMLElement) =>
  element.matches(
    // In the head, the language that is on.
    '[aria-selected=true], [role=radio][aria-checked=true], [aria-current], :disabled, [aria-disabled=true], header [aria-pressed=true]',
  ) ||
  Boolean(element.querySelector('[type=radio]:checked')) ||
  // Another section of the form: what is in it is pressed where that is open.
  Boolean(element.closest('[data-screen]:not([data-open])')) ||
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

/** Opens an address; once more where a press before it was still leading elsewhere. */
async function open(page: Page, address: string) {
  const go = () => page.goto(address, { waitUntil: 'networkidle' });
  await go().catch(go);
}

/** Presses everything on a page, each on a fresh one, and names what changed nothing that can be seen on the screen, and what lost the focus. */
async function deadPressesOn(page: Page, path: string, beside: string[], what: string) {
  const dead: string[] = [];
  await open(page, path);
  const count = await page.locator(what).count();
  for (let at = 0; at < count; at += 1) {
    // So that “Back” leads to another page.
    await open(page, new URL('/offline', page.url()).href);
    await open(page, path);
    const one = page.locator(what).nth(at);
    if (!(await one.isVisible()) || (await one.evaluate(isThere))) continue;
    const name = await one.evaluate(
      (element: HTMLElement) =>
        element.ariaLabel || element.textContent || element.outerHTML.slice(0, 200),
    );
    const address = (await one.getAttribute('href')) ?? '';
    if (notPressed.some((each) => each.test(name.trim()) || each.test(address))) continue;
    await one.scrollIntoViewIfNeeded();
    const seen = async () => (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const before = await seen();
    const effects = beside.length;
    await page.evaluate(() => Reflect.set(window, 'pressed', true));
    await one.tap();
    // While a document is going there is no picture of it.
    const now = () => seen().catch(() => before);
    const changed = expect.poll(async () => beside.length > effects || (await now()) !== before, {
      timeout: 10_000,
    });
    await changed.toBe(true).catch(() => dead.push(`${path}: ${name}`));
    await page.waitForLoadState('networkidle');
    // A document that was opened anew is read from its beginning.
    // An answer that never comes is that of a document that is going.
    const isAnew = () =>
      page.evaluate(() => Reflect.get(window, 'pressed') !== true).catch(() => true);
    if (await isAnew()) continue;
    const where = async () => ((await isAnew()) ? '' : lostFocus(page));
    const kept = expect.poll(where, { timeout: 5_000 });
    await kept.toBe('').catch(async () => dead.push(`${path}: ${name}: focus ${await where()}`));
  }
  return { count, dead };
}

async function expectAlive(page: Page, paths: readonly string[], what?: string) {
  const beside = await watchBeside(page);
  for (const path of paths) {
    const { count, dead } = await deadPressesOn(page, path, beside, what ?? pressableOn(path));
    expect(count, path).toBeGreaterThan(0);
    expect.soft(dead, path).toEqual([]);
  }
}

const long = { tag: '@long' };
const minutes = 60_000;

test(
  '@phone each press on a page that opens to anybody shows on the screen',
  long,
  async ({ page }) => {
    test.setTimeout(30 * minutes);
    await expectAlive(page, ['/', '/login', '/register', '/forgot-password', '/help', '/check']);
  },
);

/** Pages of a claimant, with a claim as it was filed and one that was decided. */
const own: Record<string, (filed: string, decided: string) => string[]> = {
  'the dashboard': () => ['/'],
  'a claim': (filed) => [`/claim/${filed}`, `/claim/${filed}?openChat=true`],
  'a receipt, a change and preferences': (filed) => [
    `/claim/${filed}/receipt`,
    `/claim/${filed}/edit`,
    ...['/preferences', '/security'],
  ],
  'a decided claim': (_, decided) => [`/claim/${decided}`],
};
for (const [where, pathsOf] of Object.entries(own))
  test(`@phone each press on ${where} shows on the screen`, long, async ({ page }) => {
    test.setTimeout(30 * minutes);
    // With events a page would never be without a call under way.
    await withoutLive(page);
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const { id } = await createClaimAs(asha);
    const decided = await createClaimAs(asha, 'form_d');
    await determinedAs(meera, decided, [
      { head: 'remainder', notAdmitted: '100000', reasons: [{ code: 'paid_already' }] },
    ]);
    await openAs(page, asha, '/');
    await expectAlive(page, pathsOf(id, decided.id));
  });

test('@phone each press in the head of a page shows on the screen', long, async ({ page }) => {
  test.setTimeout(30 * minutes);
  await withoutLive(page);
  await openAs(page, await signUp(), '/');
  await expectAlive(page, ['/', '/claim/new', '/preferences', '/help'], inHead);
});

test('@phone each press of the wizard shows on the screen', long, async ({ page }) => {
  test.setTimeout(30 * minutes);
  await withoutLive(page);
  const asha = await signUp();
  const { fullName: _, ...values } = sampleValuesOf('form_d');
  const body = { values, documents: [], revision: 0 };
  await call('PUT', '/api/drafts/form_d', { token: asha.token, body });
  const { invoices, ...form } = sampleValuesOf('form_b');
  await call('PUT', '/api/drafts/form_b', { token: asha.token, body: { ...body, values: form } });
  await openAs(page, asha, '/');
  const at = (type: string, step: number, section = 0) =>
    `/claim/new?type=${type}&step=${step}${section ? `&section=${section}` : ''}&draft`;
  const sections = [1, 2, 3, 4, 5, 6, 7, 8].map((section) => at('form_d', 2, section));
  await expectAlive(page, ['/claim/new', ...sections, ...[3, 4].map((step) => at('form_b', step))]);
});

test(
  '@phone each press on a list and on what follows from it shows on the screen',
  long,
  async ({ page }) => {
    test.setTimeout(30 * minutes);
    await withoutLive(page);
    const portal = await ownPortal();
    try {
      const { address } = await portal.start();
      const [meera, asha] = [await signUp('ip_admin', address), await signUp('claimant', address)];
      const claim = await admittedAs(asha, meera, 'form_c', 'Kaveri Bank', '7500000.00');
      await reportTransferAs(asha, claim.id, {
        amount: '100000.00',
        on: '2026-01-15',
        email: asha.user.email,
      });
      const list = await publishedListAs(meera);
      await openWith(page, await signInAs(page, asha), address);
      const paths = [
        `/claim/${claim.id}`,
        '/claim/transfers',
        ...['/creditors', `/creditors/${list}`, '/creditors/my-claim'],
      ];
      await expectAlive(
        page,
        paths.map((path) => `${address}${path}`),
      );
    } finally {
      await portal.remove();
    }
  },
);
