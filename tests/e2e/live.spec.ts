import { expect, type Page } from '@playwright/test';
import { openAs, show, withBell, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { pass, stopClock } from '@/tests/support/browser/clock';
import { notificationsAbout } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { madePapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

// Reduced motion is off, as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const unreadCount = '/api/notifications/unread-count';
const chat = (page: Page) => page.getByRole('dialog');

/** The calls of a page, by path, from now on. */
function callsOf(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

async function say(person: TestPerson, claimId: string, message: string, file?: File) {
  const form = new FormData();
  form.append('message', message);
  if (file) form.append('attachment', file);
  const path = `/api/claims/${claimId}/messages`;
  const answer = await call('POST', path, { token: person.token, raw: form });
  expect(answer.status, answer.text).toBe(201);
}

for (const stream of ['with the stream', 'without the stream']) {
  test(`a message, a file, a decision and an assignment appear without a reload, ${stream}`, async ({
    page,
    browser,
  }, info) => {
    const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
    const claim = await createClaimAs(asha);
    const desk = await (await browser.newContext()).newPage();
    if (stream === 'without the stream')
      for (const each of [page, desk]) await each.route('**/api/events', (route) => route.abort());
    await openAs(page, asha, `/claim/${claim.id}?openChat=true`, 'hi');
    withBell(desk);
    await openAs(desk, meera, '/ip/dashboard');
    await expect(desk.getByText(claim.claimNumber).first()).toBeVisible();
    await expect(chat(page).getByRole('textbox')).toBeVisible();
    await expect(chat(page)).toContainText('दिवाला पेशेवर की टीम के साथ');

    const took = async (what: string, doing: () => Promise<unknown>, seen: () => Promise<void>) => {
      const started = performance.now();
      await doing();
      await seen();
      info.annotations.push({
        type: 'took',
        description: `${what}: ${Math.round(performance.now() - started)} ms`,
      });
    };
    await took(
      'message to the claimant',
      () => say(meera, claim.id, 'Please wait'),
      () => expect(chat(page).getByText('Please wait')).toBeVisible(),
    );
    const list = new File(['list'], 'list.txt', { type: 'text/plain' });
    await took(
      'attachment to the claimant',
      () => say(meera, claim.id, 'Attached: list.txt', list),
      () => expect(chat(page).getByText('जोड़ी गई फ़ाइल: list.txt')).toBeVisible(),
    );
    await took(
      'message to the administrator',
      () => say(asha, claim.id, 'Thank you'),
      // Other tests may notify every administrator meanwhile: look for this claim among all notifications.
      () =>
        expect(async () => {
          expect(await notificationsAbout(meera, claim.id)).toHaveLength(1);
          const { count } = (await call<{ count: number }>('GET', unreadCount, meera)).body;
          const bell = desk.getByRole('button', { name: `Notifications, ${count} unread` });
          await expect(bell).toBeVisible({ timeout: 500 });
        }).toPass({ intervals: [100], timeout: 10_000 }),
    );
    const body = { status: 'under_review', reviewNote: 'We look at it' };
    await took(
      'decision to the claimant',
      () => call('PATCH', `/api/claims/${claim.id}/status`, { token: meera.token, body }),
      () => expect(page.getByText('We look at it').first()).toBeAttached(),
    );
    await took(
      'assignment to the claimant',
      () => assignTo(meera, claim.id, meera),
      () => expect(page.getByText('Meera Iyer', { exact: true }).first()).toBeAttached(),
    );
  });
}

test('without the stream a notification reloads the list long before its own turn', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await createClaimAs(asha);
  await page.clock.install();
  await withoutLive(page);
  await openAs(page, asha, '/');
  const row = page.getByRole('row').filter({ hasText: claim.claimNumber });
  await expect(row).toContainText('Submitted');
  await stopClock(page);
  const body = { status: 'under_review', reviewNote: 'We look at it' };
  await call('PATCH', `/api/claims/${claim.id}/status`, { token: meera.token, body });
  // The list polls every 30 seconds.
  await pass(page, 15);
  await expect(row).toContainText('Under Review');
});

test('without the stream a conversation asks again sooner after a new message', async ({
  page,
}) => {
  const [asha, meera] = await Promise.all([signUp(), signUp('ip_admin')]);
  const claim = await createClaimAs(asha);
  await page.clock.install();
  await withoutLive(page);
  // The bell would load the conversation too.
  await page.route('**/api/notifications/**', (route) => route.abort());
  await openAs(page, asha, `/claim/${claim.id}?openChat=true`);
  await expect(chat(page).getByRole('textbox')).toBeVisible();
  await pass(page, 6);
  await stopClock(page);
  const calls = callsOf(page);
  const asked = () => calls.filter((path) => path.endsWith('/messages')).length;
  await say(meera, claim.id, 'Please wait');
  await expect(async () => {
    await pass(page, 1);
    // The answer to a call made in this second arrives in real time.
    await expect(chat(page).getByText('Please wait')).toBeVisible({ timeout: 2_000 });
  }).toPass({ intervals: [50] });
  const before = asked();
  let seconds = 0;
  await expect(async () => {
    await pass(page, 1);
    seconds += 1;
    await expect.poll(asked, { timeout: 2_000 }).toBe(before + 1);
  }).toPass();
  expect(seconds).toBeLessThan(5);
  await pass(page, 2);
  expect(asked()).toBe(before + 1);
});

test('a page rendered with its claims loads none, unless something changed before its stream began', async ({
  page,
}) => {
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  // Waits until the event of its filing is older than the page.
  await page.waitForTimeout(2000);
  const calls = callsOf(page);
  let meanwhile = async () => {};
  await page.route('**/api/events', async (route) => {
    await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
    await meanwhile();
    await route.continue();
  });
  const times = (path: string) => calls.filter((one) => one === path).length;
  const openingAsks = async (often: number) => {
    calls.length = 0;
    await Promise.all([page.waitForResponse('**/api/events'), openAs(page, asha, '/')]);
    await expect.poll(() => times('/api/claims')).toBe(often);
    await page.waitForTimeout(1000);
    expect(times('/api/claims')).toBe(often);
  };
  await openingAsks(0);
  meanwhile = () => say(asha, claim.id, 'Is anybody there?');
  await openingAsks(1);
});

test('a page polls nothing while its stream works or nobody looks, and else at its own pace', async ({
  page,
}) => {
  test.slow();
  const asha = await signUp();
  const claim = await createClaimAs(asha);
  // Until it is made, its receipt is asked about.
  await madePapers(asha, claim.id);
  await page.clock.install();
  const opened = page.waitForResponse('**/api/events');
  await openAs(page, asha, '/');
  const stream = (await opened).request();
  await expect(page.getByText(claim.claimNumber).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await pass(page, 3);
  const calls = callsOf(page);
  // Longer than any polling interval, and shorter than the silence after which the stream is given up.
  await pass(page, 33);
  expect(calls).toEqual([]);

  const over = page.waitForEvent('requestfailed', (request) => request === stream);
  await show(page, 'hidden');
  await over;
  await pass(page, 120);
  expect(calls).toEqual([]);

  await page.route('**/api/events', (route) => route.abort());
  await show(page, 'visible');
  const times = (path: string) => calls.filter((one) => one === path).length;
  for (let round = 0; round < 6; round += 1) {
    const before = times('/api/notifications/unread-count');
    await pass(page, 6);
    await expect.poll(() => times('/api/notifications/unread-count')).toBeGreaterThan(before);
  }
  expect(times('/api/messages/unread-counts-bulk')).toBeGreaterThanOrEqual(1);
  expect(times('/api/messages/unread-counts-bulk')).toBeLessThanOrEqual(3);
});
