import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import { hold, openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf, determinationStatesOf } from '@/tests/support/browser/desk';
import { claimBodyOf } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';

const mine = '/ip/verify?assignee=mine';

/** Opens the desk with a clock that the test moves: a decision waits ten seconds before it is sent. */
async function openDesk(...[page, person, address]: Parameters<typeof openAs>) {
  await page.clock.install();
  await openAs(page, person, address);
}

const longEnough = (page: Page) => page.clock.fastForward(11_000);

/** Waits until the page holds a decision, and moves the clock past the ten seconds. */
async function holdIsOver(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'in a moment' })).not.toHaveCount(0);
  await longEnough(page);
}

const decide = (page: Page) => page.keyboard.press('Control+Enter');
const propose = (page: Page) => page.keyboard.press("Alt+'");

test('an administrator admits one claim in full and nothing of the next, and the desk opens the third', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 3);
  const [first, second, third] = claims;
  await openDesk(page, meera, mine);
  const desk = deskOf(page);
  await desk
    .item(first?.number ?? '')
    .getByRole('link')
    .click();
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await desk.fill('All');
  await expect(desk.sum('admitted')).toHaveText('1,000.00');
  await desk.button('Confirm').click();

  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(page.getByText(`${first?.number} will be confirmed in a moment`)).toBeVisible();
  await expect(desk.item(first?.number ?? '')).toHaveCount(0);
  expect(await determinationStatesOf(first?.id ?? '')).toEqual([]);

  await desk.fill('None');
  await desk.button('Confirm').click();
  await expect(desk.head('Principal')).toContainText('Give a reason');
  await expect(desk.reason).toBeFocused();
  await desk.reason.selectOption('paid_already');
  await desk.button('Confirm').click();
  await expect(desk.heading).toHaveText(third?.number ?? '');
  await holdIsOver(page);
  await expect
    .poll(() => determinationStatesOf(first?.id ?? ''))
    .toEqual([{ state: 'confirmed', admitted: '1000.00' }]);
  await expect
    .poll(() => determinationStatesOf(second?.id ?? ''))
    .toEqual([{ state: 'confirmed', admitted: '0.00' }]);
  await expect(desk.queue('Decided')).toContainText('2');
  await expect(page.getByRole('status').filter({ hasText: 'moment' })).toHaveCount(0);
});

test('amounts that do not add up and a reason without its text are marked, and nothing is sent', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1, { type: 'form_d' });
  await openAs(page, meera, `${mine}&claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const salary = desk.head('Overtime Amount');
  // What is lacking, or too much, is said while it is typed.
  const admitted = salary.getByLabel('Admitted', { exact: true });
  await expect(salary).toContainText(/₹[\d,.]+ left to place/);
  await admitted.fill('99999999');
  await expect(salary).toContainText(/₹[\d,.]+ too much/);
  await admitted.fill('');
  await expect(salary).toContainText(/₹[\d,.]+ left to place/);
  await desk.button('Confirm').click();
  await expect(salary).toContainText('The amounts do not add up to what is claimed');
  await salary.getByLabel('Admitted', { exact: true }).fill('0.001');
  await expect(salary).toContainText('Not an amount');
  await salary.getByLabel('Admitted', { exact: true }).focus();
  await desk.fill('None');
  await desk.reason.selectOption('other');
  await expect(salary).toContainText('Give a reason');
  await desk.determination.getByLabel('Explanation').fill('The books show nothing.');
  await expect(salary).not.toContainText('Give a reason');
  expect(posts.filter((url) => url.includes('determinations'))).toEqual([]);
  expect(await faultsOf(page)).toEqual([]);
});

test('a decision is undone within ten seconds, and everything typed is there again', async ({
  page,
}) => {
  const { ravi, claims } = await deskFor('ip_case_manager', 2);
  const [first, second] = claims;
  await openDesk(page, ravi, `/ip/verify?claim=${first?.id}`);
  const desk = deskOf(page);
  const principal = desk.head('Principal');
  await principal.getByLabel('Admitted', { exact: true }).fill('400');
  await desk.fill('Rest: verify');
  await desk.determination.getByLabel('Internal note').fill('Ask for the ledger.');
  await desk.button('Propose').click();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await desk.undo.click();
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await expect(principal.getByLabel('Admitted', { exact: true })).toHaveValue('400');
  await expect(desk.determination.getByLabel('Internal note')).toHaveValue('Ask for the ledger.');
  await longEnough(page);
  expect(await determinationStatesOf(first?.id ?? '')).toEqual([]);

  // Leaving the desk does not wait.
  await desk.button('Propose').click();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await page.goto('/ip/dashboard');
  await expect
    .poll(() => determinationStatesOf(first?.id ?? ''))
    .toMatchObject([{ state: 'proposed' }]);
});

test('a proposal is returned with a remark, corrected, and confirmed', async ({
  page,
  browser,
}) => {
  const { meera, ravi, claims } = await deskFor('ip_case_manager', 1);
  const [claim] = claims;
  await determineAs(
    ravi,
    claim?.id ?? '',
    determinationOf([{ head: 'principal', admitted: '1000' }]),
  );
  await openDesk(page, meera, `/ip/verify?queue=proposed&claim=${claim?.id}`);
  const desk = deskOf(page);
  await expect(desk.determination).toContainText('Proposal 1 by Ravi Menon');
  await desk.button('Return…').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What should they look at again?')).toBeFocused();
  await dialog.getByRole('button', { name: 'Return' }).click();
  await expect(dialog).toContainText('Say what they should look at again');
  await dialog.getByLabel('What should they look at again?').fill('The bill of May is paid.');
  await dialog.getByRole('button', { name: 'Return' }).click();
  await holdIsOver(page);
  await expect
    .poll(() => determinationStatesOf(claim?.id ?? ''))
    .toMatchObject([{ state: 'returned' }]);

  const other = await (await browser.newContext()).newPage();
  await openDesk(other, ravi, '/ip/verify?queue=returned');
  const his = deskOf(other);
  await expect(his.item(claim?.number ?? '')).toBeVisible();
  await his.alive();
  await other.keyboard.press('j');
  await expect(his.determination).toContainText('The bill of May is paid.');
  const principal = his.head('Principal');
  await principal.getByLabel('Admitted', { exact: true }).fill('600');
  await his.fill('Rest: refuse');
  await his.reason.selectOption('paid_already');
  await his.button('Propose').click();
  await holdIsOver(other);
  await expect
    .poll(() => determinationStatesOf(claim?.id ?? ''))
    .toEqual([
      { state: 'superseded', admitted: '1000.00' },
      { state: 'proposed', admitted: '600.00' },
    ]);
});

test('text typed at the desk stays when the claim is edited or determined by somebody else meanwhile', async ({
  page,
}) => {
  const { asha, meera, ravi, claims } = await deskFor('ip_case_manager', 1);
  const id = claims[0]?.id ?? '';
  await openAs(page, ravi, `/ip/verify?claim=${id}`);
  const desk = deskOf(page);
  const admitted = desk.head('Principal').getByLabel('Admitted', { exact: true });
  await admitted.fill('1000');
  const { claimData } = claimBodyOf('form_b', { claimAmount: '2500' });
  const edited = await ask(asha, 'PATCH', `claims/${id}`, {
    claimData: { ...claimData, claimAmount: '2500' },
    claimAmount: '2500',
  });
  expect(edited.status).toBe(200);
  await expect(desk.determination).toContainText('The claim was edited since you read it');
  await desk.button('Propose').click();
  expect(await determinationStatesOf(id)).toEqual([]);
  await desk.button('I have read it').click();
  await expect(admitted).toHaveValue('1,000');

  await determineAs(
    meera,
    id,
    determinationOf([{ head: 'principal', admitted: '2500' }], { claimVersion: 2 }),
  );
  await expect(desk.determination).toContainText(
    'Meera Iyer determined this claim in the meantime',
  );
  await expect(
    desk.determination.getByRole('table', { name: 'Admitted' }).getByRole('row').last(),
  ).toHaveText(/Principal.*₹2,500.00.*₹1,000.00/);
  await desk.button('Take theirs').click();
  await expect(admitted).toHaveValue('2,500.00');
});

test('a decision that a colleague has overtaken is reported when it is sent, and its text stays', {
  tag: '@long',
}, async ({ page }) => {
  const { meera, ravi, claims } = await deskFor('ip_case_manager', 2);
  const [first, second] = claims;
  await openDesk(page, ravi, `/ip/verify?claim=${first?.id}`);
  const desk = deskOf(page);
  await desk.head('Principal').getByLabel('Admitted', { exact: true }).fill('300');
  await page.keyboard.press('Alt+v');
  await propose(page);
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await determineAs(
    meera,
    first?.id ?? '',
    determinationOf([{ head: 'principal', admitted: '1000' }]),
  );
  await holdIsOver(page);
  const refused = page.getByRole('alert').filter({ hasText: 'was not proposed' });
  await expect(refused).toContainText('Somebody else has determined this claim');
  await refused.getByRole('button', { name: 'Open the claim' }).click();
  await expect(desk.determination).toContainText(
    'Meera Iyer determined this claim in the meantime',
  );
  await expect(desk.head('Principal').getByLabel('Admitted', { exact: true })).toHaveValue('300');
  await desk.button('Continue with mine').click();
  await propose(page);
  await holdIsOver(page);
  await expect
    .poll(() => determinationStatesOf(first?.id ?? ''))
    .toEqual([
      { state: 'superseded', admitted: '1000.00' },
      { state: 'proposed', admitted: '300.00' },
    ]);
});

test('a decision made while another list is loading goes on to the first claim of that list', {
  tag: '@long',
}, async ({ page }) => {
  const { meera, claims } = await deskFor('ip_admin', 3);
  const [first, , third] = claims;
  await openAs(page, meera, `${mine}&claim=${first?.id}`);
  const desk = deskOf(page);
  await expect(desk.head('Principal')).toBeVisible();
  const lists = await hold(page, /\/api\/verification\?.*sort=amount/);
  await page.keyboard.press('s');
  await expect.poll(() => lists.waiting).toBe(1);
  await page.keyboard.press('a');
  await decide(page);
  await expect(page.getByText(`${first?.number} will be confirmed in a moment`)).toBeVisible();
  await expect(page.getByText('Choose a claim from the list')).toBeVisible();
  lists.letGo();
  // In that list the largest claim is first.
  await expect(desk.heading).toHaveText(third?.number ?? '');
});

test('controls of the desk that do not respond yet look disabled', { tag: '@long' }, async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1);
  await openAs(page, meera, '/ip/preferences');
  const scripts = await hold(page, /\/_next\/static\/.*\.js/);
  await page.goto(mine, { waitUntil: 'commit' });
  const controls = page.locator('[data-pane=list] [inert]');
  await expect(controls).toContainText('To verify');
  await expect(controls).toHaveCSS('opacity', '0.6');
  await expect(page.locator('[data-pane=list] li')).toContainText(claims[0]?.number ?? '');
  scripts.letGo();
  await expect(controls).toHaveCount(0);
  await deskOf(page).toQueue('decided');
  await expect(page).toHaveURL(/queue=decided/);
});

test('the desk shows what everybody will read of a remark, and publishes what looks like a number with a reason alone', async ({
  page,
}) => {
  const { meera, claims } = await deskFor('ip_admin', 1);
  const [claim] = claims;
  await openDesk(page, meera, mine);
  const desk = deskOf(page);
  await desk
    .item(claim?.number ?? '')
    .getByRole('link')
    .click();
  await desk.fill('All');
  const why = desk.determination.getByLabel('Why they are published all the same');
  const remarks = desk.determination.getByLabel('Remarks for the list');
  await remarks.fill('Rs 1234567890.50 as per the books');
  await expect(desk.determination).toContainText('Everybody will read: Rs 1234567890.50');
  await expect(why).toHaveCount(0);
  await remarks.fill('Asked 5010/0012/345678 twice');
  await expect(desk.determination.locator('mark')).toHaveText('5010/0012/345678');
  expect(await faultsOf(page)).toEqual([]);
  await desk.button('Confirm').click();
  await expect(desk.determination).toContainText('or say why it is published all the same');
  await why.fill('It is the number of our file.');
  await desk.button('Confirm').click();
  await holdIsOver(page);
  await expect
    .poll(() => determinationStatesOf(claim?.id ?? ''))
    .toEqual([{ state: 'confirmed', admitted: '1000.00' }]);
});
