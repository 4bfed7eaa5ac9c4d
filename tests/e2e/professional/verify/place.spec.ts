import { expect } from '@playwright/test';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { send } from '@/tests/api/documents/documents-support';
import { faultsOf } from '@/tests/support/browser/axe';
import { openAs, unavailable, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskFor, deskOf, determinationStatesOf } from '@/tests/support/browser/desk';
import { paper } from '@/tests/support/data/papers';
import { rows } from '@/tests/support/database/database';

test('back, a reload and a saved view find the same place at the desk by its address', async ({
  page,
}) => {
  const { ravi, claims } = await deskFor('ip_case_manager', 2);
  const [first, second] = claims;
  await openAs(page, ravi, '/ip/dashboard');
  await page.getByRole('link', { name: 'Verification desk' }).click();
  const desk = deskOf(page);
  await expect(desk.item(first?.number ?? '')).toBeVisible();
  await desk.list.getByLabel('Order').selectOption('amount');
  await expect(desk.list.getByRole('listitem')).toContainText([
    second?.number ?? '',
    first?.number ?? '',
  ]);
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByRole('button', { name: 'Save this list as a view' }).click();
  await expect(dialog).toContainText('Give the view a name');
  await dialog.getByLabel('Name of this view').fill('Large first');
  await dialog.getByRole('button', { name: 'Save this list as a view' }).click();
  await expect(dialog.getByRole('button', { name: 'Large first', exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await desk
    .item(second?.number ?? '')
    .getByRole('link')
    .click();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await desk.toQueue('decided');
  await expect(desk.list).toContainText('There are no claims here.');
  await page.goBack();
  await expect(desk.item(first?.number ?? '')).toBeVisible();
  await page.reload();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await page.goto('/ip/verify');
  await expect(desk.item(first?.number ?? '')).toBeVisible();
  await desk.alive();
  await page.keyboard.press('w');
  await dialog.getByRole('button', { name: 'Large first', exact: true }).click();
  await expect(page).toHaveURL(/\?sort=amount$/);
  await page.keyboard.press('w');
  await dialog.getByRole('button', { name: 'Remove Large first' }).click();
  await expect(dialog).toContainText('You have not saved a view yet.');
});

test('a list and determinations that cannot be loaded say so, and can be loaded again', async ({
  page,
}) => {
  const { ravi, claims } = await deskFor('ip_case_manager', 1);
  await withoutLive(page);
  await page.route('**/api/verification?*', (route) => route.fulfill(unavailable));
  await page.route('**/determinations', (route) => route.fulfill(unavailable));
  await openAs(page, ravi, `/ip/verify?claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  await expect(desk.list).toContainText('The claims could not be loaded');
  await expect(desk.determination).toContainText('The determinations could not be loaded');
  await page.unroute('**/api/verification?*');
  await page.unroute('**/determinations');
  await desk.list.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.item(claims[0]?.number ?? '')).toBeVisible();
  await desk.determination.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.head('Principal')).toBeVisible();
});

test('text typed at the desk is there again after a reload, and after the session ended', async ({
  page,
}) => {
  const { ravi, claims } = await deskFor('ip_case_manager', 1);
  await openAs(page, ravi, `/ip/verify?claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  const admitted = desk.head('Principal').getByLabel('Admitted', { exact: true });
  await admitted.fill('123.45');
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(admitted).toHaveValue('123.45');
  const note = desk.determination.getByLabel('Internal note');
  await note.fill('Half done.');
  await expect(note).toHaveValue('Half done.');
  await page.waitForTimeout(1_000);
  await rows('DELETE FROM sessions WHERE user_id = $1::uuid', [ravi.user.id]);
  await page.reload();
  await expect(page).toHaveURL(/\/ip\/login\?next=/);
  await page.getByLabel('Email').fill(ravi.user.email);
  await page.getByLabel('Password', { exact: true }).fill(ravi.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(note).toHaveValue('Half done.');
  await expect(admitted).toHaveValue('123.45');
});

test('a list pasted by name fills the employees of Form E, and names what it lacks', async ({
  page,
}) => {
  const sample = sampleValuesOf('form_e').employeeDetails as Record<string, string>[];
  const names = Array.from({ length: 60 }, (_, at) => `Employee ${at + 1} of the works`);
  // Two of them are called alike.
  names[20] = names[10] ?? '';
  const employeeDetails = names.map((employeeName, at) => ({
    ...sample[0],
    serialNo: String(at + 1),
    employeeName,
    identificationNumber: `ESI-${at + 1}`,
    totalAmountDue: '1000',
  }));
  const { ravi, claims } = await deskFor('ip_case_manager', 1, {
    type: 'form_e',
    changes: { claimAmount: '60000', employeeDetails },
  });
  await openAs(page, ravi, `/ip/verify?claim=${claims[0]?.id}`);
  const desk = deskOf(page);
  await expect(desk.head(`Employee 60 · ${names[59]}`)).toHaveCount(1);
  await page.keyboard.press('p');
  const panel = page.getByRole('dialog', { name: 'Paste a list by name' });
  const list = panel.getByLabel('Names and amounts');
  const fillIn = panel.getByRole('button', { name: /^Fill in/ });
  await list.fill('1,000.00\n'.repeat(50));
  await expect(panel).toContainText('Copy the names too');
  await expect(fillIn).toBeDisabled();
  // Fifty of them from the last to the eleventh, in another order than the form's, with a name that it does not have.
  const lines = [...names.slice(10).reverse(), 'Kamla of the gate'].map(
    (name) => `Shri ${name}\t${name.startsWith('Kamla') ? '500' : '1,000.00'}`,
  );
  await list.fill([...lines, 'Total\t50,500.00'].join('\n'));
  await expect(panel).toContainText('48 of 60 found');
  await expect(panel).toContainText('1 not found');
  await expect(panel).toContainText('2 whose names several have');
  await expect(panel).toContainText('₹48,000.00 (₹2,500.00 left out)');
  await expect(fillIn).toBeDisabled();
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByLabel('Row of Shri Kamla of the gate').selectOption('dropped');
  const alike = panel.getByLabel(`Row of Shri ${names[10]}`);
  await alike.first().selectOption('21');
  await alike.last().selectOption('11');
  await panel.getByLabel('The rest of each claim').selectOption('Not admitted');
  await panel.getByLabel('Reason for all of them').selectOption('paid_already');
  await panel.getByRole('button', { name: 'Fill in 50' }).click();
  await expect(desk.sum('admitted')).toHaveText('50,000.00');
  await page.keyboard.press("Alt+'");
  // The other ten need amounts too.
  await expect(
    desk.head(`Employee 1 · ${names[0]}`).getByLabel('Admitted', { exact: true }),
  ).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('v');
  await expect(desk.sum('underVerification')).toHaveText('10,000.00');
  await page.keyboard.press("Alt+'");
  await page.goto('/ip/dashboard');
  await expect
    .poll(() => determinationStatesOf(claims[0]?.id ?? ''))
    .toEqual([{ state: 'proposed', admitted: '50000.00' }]);
});

test('on a small screen the panes follow one another, and back leads the same way @phone', async ({
  page,
}) => {
  const { asha, ravi, claims } = await deskFor('ip_case_manager', 2);
  const [first, second] = claims;
  const bills = paper(['Bills of May', 'Bills of June']);
  await send(asha, bills, 'bills.pdf', { before: { claimId: first?.id ?? '' } });
  await openAs(page, ravi, '/ip/verify');
  const desk = deskOf(page);
  expect(await faultsOf(page)).toEqual([]);
  await desk
    .item(first?.number ?? '')
    .getByRole('link')
    .tap();
  await expect(desk.heading).toHaveText(first?.number ?? '');
  await expect(desk.list).toBeHidden();
  const drawn = desk.claim.getByLabel('Page 1', { exact: true });
  const wide = async () => (await drawn.boundingBox())?.width ?? 0;
  await expect(drawn).toContainText('Bills of May');
  expect(await wide()).toBeGreaterThan(200);
  // The viewer's tools leave room for the page.
  const tools = desk.claim.locator('section[data-claim] > div').first();
  expect((await tools.boundingBox())?.height).toBeLessThan(110);
  await page.getByRole('button', { name: 'Determine' }).tap();
  await expect(desk.claim).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
  await desk.head('Principal').getByRole('button', { name: /^All/ }).tap();
  await page.goBack();
  await expect(desk.heading).toHaveText(first?.number ?? '');
  // The other pane is unchanged.
  await expect(drawn).toContainText('Bills of May');
  expect(await wide()).toBeGreaterThan(200);
  await page.goForward();
  await expect(desk.sum('admitted')).toHaveText('₹1,000.00');
  await desk.button('Propose').tap();
  await expect(desk.heading).toHaveText(second?.number ?? '');
  await expect(desk.undo).toBeVisible();
});
