import { expect, type Page } from '@playwright/test';
import { faultsOf } from '@/tests/support/browser/axe';
import {
  openAs,
  unavailable,
  withoutFirstData,
  withoutLive,
} from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { ask, confirmAs, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { signUp } from '@/tests/support/data/people';

const card = (page: Page) => page.getByRole('region', { name: 'Determinations', exact: true });
const entry = (page: Page, number: number) =>
  card(page)
    .getByRole('listitem')
    .filter({
      has: page.locator('summary').getByText(`Determination ${number}`, { exact: true }),
    });

const principal = (admitted: string, notAdmitted: string, changes: object = {}) =>
  determinationOf(
    [
      {
        head: 'principal',
        admitted,
        notAdmitted,
        reasons: notAdmitted === '0' ? [] : [{ code: 'no_proof', text: '3 March 2026' }],
      },
    ],
    changes,
  );

async function aClaim() {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const claim = await createClaimAs(asha, 'form_b', { claimAmount: '125000' });
  await assignTo(meera, claim.id, ravi);
  return { asha, meera, ravi, claim };
}

test('a claim without a determination links to the desk', async ({ page }) => {
  const { ravi, claim } = await aClaim();
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=decision`);
  await expect(card(page)).toContainText(
    'It is not decided yet how much of this claim is admitted.',
  );
  await expect(card(page).getByRole('link', { name: 'Open at the desk' })).toHaveAttribute(
    'href',
    `/ip/verify?claim=${claim.id}`,
  );
});

test('determinations are listed with what changed and who did it', async ({ page }) => {
  const { asha, meera, ravi, claim } = await aClaim();
  const first = await determineAs(ravi, claim.id, principal('100000', '25000'));
  await confirmAs(meera, first.body.id);
  const again = principal('120000', '5000', {
    basis: 'revised',
    category: 'government',
    government: true,
    internalNote: 'The ledger of May was found.',
  });
  expect((await determineAs(ravi, claim.id, again)).status).toBe(201);
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=decision`);
  const newest = entry(page, 2);
  await expect(newest).toContainText('Proposed');
  await expect(newest).toContainText(`${ravi.user.firstName} ${ravi.user.lastName}`);
  for (const text of [
    'Revised on new information (reg. 14)',
    'The ledger of May was found.',
    'No proof, though asked on 3 March 2026',
    'Principal, Admitted: ₹1,00,000.00 → ₹1,20,000.00',
    'Principal, Not admitted: ₹25,000.00 → ₹5,000.00',
    'Category: Operational creditors (other) → Operational creditors (government dues)',
  ])
    await expect(newest.getByText(text).first()).toBeVisible();
  const older = entry(page, 1);
  await expect(older).toContainText('Confirmed');
  await expect(older.getByRole('table')).toBeHidden();
  await older.locator('summary').press('Enter');
  await expect(older.getByRole('table')).toBeVisible();
  await expect(older).toContainText(`${meera.user.firstName} ${meera.user.lastName}`);
  expect(await faultsOf(page)).toEqual([]);

  // Somebody edits the claim that was put back under review: what was proposed is of an older version.
  await expect(card(page)).not.toContainText('edited since');
  expect(
    (await ask(meera, 'PATCH', `claims/${claim.id}/status`, { status: 'info_required' })).status,
  ).toBe(200);
  const edit = { claimData: { claimDescription: 'Bills of May and June.' } };
  expect((await ask(asha, 'PATCH', `claims/${claim.id}`, edit)).status).toBe(200);
  await expect(card(page)).toContainText('The claim was edited since this was proposed');
});

test('determinations that cannot be loaded can be loaded again', async ({ page }) => {
  const { ravi, claim } = await aClaim();
  await determineAs(ravi, claim.id, principal('125000', '0'));
  // Live updates would load it again before the button is pressed.
  await withoutLive(page);
  await withoutFirstData(page);
  await page.route('**/determinations', (route) => route.fulfill(unavailable));
  await openAs(page, ravi, `/ip/claim/${claim.id}?tab=decision`);
  await expect(card(page).getByRole('alert')).toContainText('Failed to load the determinations');
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(entry(page, 1)).toContainText('₹1,25,000.00 admitted');
});

test('the list shows the admitted amount, or that it is only proposed', async ({ page }) => {
  const { meera, ravi, claim } = await aClaim();
  const { body } = await determineAs(ravi, claim.id, principal('100000', '25000'));
  await openAs(page, ravi, '/ip/dashboard');
  const row = page.getByRole('row').filter({ hasText: claim.claimNumber });
  await expect(row).toContainText('Proposed: admit ₹1,00,000.00');
  await confirmAs(meera, body.id);
  await expect(row).toContainText('₹1,00,000.00 admitted, provisionally');
  // A new proposal is shown beside the determination in force.
  await determineAs(ravi, claim.id, principal('120000', '5000', { basis: 'revised' }));
  await expect(row).toContainText('Proposed: admit ₹1,20,000.00');
  await expect(row).toContainText('₹1,00,000.00 admitted, provisionally');
});
