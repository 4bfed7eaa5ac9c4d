import { expect, type Page } from '@playwright/test';
import { documentOf } from '@/tests/api/documents/documents-support';
import { openAs } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { deskOf } from '@/tests/support/browser/desk';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp, type TestRole } from '@/tests/support/data/people';
import { expectToast } from '@/tests/support/http/sign-in';
import { runRulesNow } from '@/tests/support/portal/cleanup';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const portals: OwnPortal[] = [];
// It runs once for each time that a worker comes to the tests here.
test.afterAll(() => Promise.all(portals.splice(0).map((portal) => portal.remove())));

/** A portal with an administrator, a case manager, and claims on Form B assigned to the case manager. */
async function officeIn(mode: 'trial' | 'production') {
  const portal = await ownPortal({ PORTAL_MODE: mode, IP_SECOND_FACTOR: 'offered' });
  portals.push(portal);
  const { address } = await portal.start();
  const joins = async (role: TestRole) => {
    const person = await signUp(role, address);
    await portal.database.query(
      `UPDATE users SET status = 'active', email_proven_at = now() WHERE id = $1`,
      [person.user.id],
    );
    return person;
  };
  const asha = await joins('claimant');
  const meera = await joins('ip_admin');
  const ravi = await joins('ip_case_manager');
  const newClaim = async () => {
    const claim = await createClaimAs(asha, 'form_b', { claimAmount: '5000' });
    await assignTo(meera, claim.id, ravi);
    return claim;
  };
  const standing = async (claimId: string) =>
    (
      await portal.database.query<{ state: string }>(
        'SELECT state FROM determinations WHERE claim_id = $1 ORDER BY number',
        [claimId],
      )
    ).rows.map(({ state }) => state);
  const needsTwo = (yes: boolean) => ask(meera, 'PATCH', 'case', { determinationNeedsTwo: yes });
  async function proposedByRule() {
    const claim = await createClaimAs(asha, 'form_d', {
      ...someNumbers(),
      // A claim that does not add up is proposed by no rule.
      ...{ overtimeAmount: '', bonusAmount: '', gratuityAmount: '', pfAmount: '', esiAmount: '' },
      claimAmount: '4000',
    });
    await documentOf(asha, claim.id);
    await assignTo(meera, claim.id, ravi);
    await ask(meera, 'PATCH', 'case/rules/form_d', { on: true, below: '5000' });
    await runRulesNow(portal.environment);
    return { claim, name: 'the rule for claims below ₹5,000.00' };
  }
  return { meera, ravi, newClaim, standing, needsTwo, proposedByRule };
}

const whole = determinationOf([{ head: 'principal', admitted: '5000' }]);

/** The actions that are offered, and the reasons for those that are not. */
async function offered(page: Page, path: string) {
  await page.goto(path);
  const { determination } = deskOf(page);
  const deeds = determination.getByRole('button', { name: /^(?:Confirm|Propose|Return…)$/ });
  await expect(deeds.first()).toBeVisible();
  const names: string[] = [];
  for (const button of await deeds.all())
    names.push(`${await button.textContent()}${(await button.isDisabled()) ? ' (not now)' : ''}`);
  return names;
}

test('in a trial a case manager confirms their own proposal, unless two people are required', async ({
  page,
  browser,
}) => {
  // A portal of its own, two people, and the rules.
  test.slow();
  const { meera, ravi, newClaim, standing, proposedByRule } = await officeIn('trial');
  const [fresh, own] = [await newClaim(), await newClaim()];
  await determineAs(ravi, own.id, whole);
  const at = ({ id }: { id: string }) => `${ravi.portal}/ip/verify?claim=${id}`;
  await openAs(page, ravi, '/ip/verify');
  expect(await offered(page, at(own))).toEqual(['Confirm']);
  expect(await offered(page, at(fresh))).toEqual(['Propose', 'Confirm']);
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${fresh.claimNumber} will be confirmed in a moment`)).toBeVisible();
  await expect.poll(() => standing(fresh.id)).toEqual(['confirmed']);

  const hers = await (await browser.newContext()).newPage();
  await openAs(hers, meera, '/ip/case');
  const two = hers.getByRole('checkbox', { name: 'Two people for each determination' });
  await expect(two).not.toBeChecked();
  await two.press(' ');
  await hers.getByRole('button', { name: 'Save: Verification' }).click();
  await expectToast(hers, 'Case settings saved');
  await hers.reload();
  await expect(two).toBeChecked();
  const other = await newClaim();
  expect(await offered(page, at(other))).toEqual(['Propose']);
  expect(await offered(page, at(own))).toEqual(['Propose (not now)']);
  await expect(deskOf(page).determination).toContainText('Somebody else has to confirm it.');
  // A changed amount makes a new proposal possible.
  await page.keyboard.press('x');
  await expect(deskOf(page).button('Propose')).toBeEnabled();
  expect(await offered(hers, at(other))).toEqual(['Propose']);
  expect(await offered(hers, at(own))).toEqual(['Return…', 'Confirm']);

  // A rule counts as the first of the two.
  const { claim, name } = await proposedByRule();
  expect(await offered(page, at(claim))).toEqual(['Propose (not now)']);
  await expect(deskOf(page).determination).toContainText(`Proposal 1 by ${name}`);
  expect(await offered(hers, at(claim))).toEqual(['Return…', 'Confirm']);
  await hers.keyboard.press('e');
  await expect(hers).toHaveURL(`${meera.portal}/ip/claim/${claim.id}`);
  await hers.getByRole('tab', { name: 'Audit Trail' }).click();
  await expect(hers.getByText(`By ${name}, determination 1 was proposed.`)).toBeVisible();
});

test('in production a case manager never confirms, and a changed setting is asked of the server', async ({
  page,
  browser,
}) => {
  const { meera, ravi, newClaim, standing, needsTwo } = await officeIn('production');
  const [fresh, ofOthers] = [await newClaim(), await newClaim()];
  await determineAs(meera, ofOthers.id, whole);
  const at = ({ id }: { id: string }) => `${ravi.portal}/ip/verify?claim=${id}`;
  await openAs(page, ravi, '/ip/verify');
  expect(await offered(page, at(fresh))).toEqual(['Propose']);
  expect(await offered(page, at(ofOthers))).toEqual(['Propose (not now)']);
  await expect(deskOf(page).determination).toContainText(
    'An administrator has to confirm or return this',
  );

  const hers = await (await browser.newContext()).newPage();
  await openAs(hers, meera, '/ip/verify');
  expect(await offered(hers, at(ofOthers))).toEqual(['Return…', 'Confirm']);
  expect(await offered(hers, at(fresh))).toEqual(['Propose', 'Confirm']);
  await needsTwo(true);
  await hers.keyboard.press('a');
  await hers.keyboard.press('Control+Enter');
  const refused = hers.getByRole('alert').filter({ hasText: `${fresh.claimNumber} was not` });
  await expect(refused).toContainText('Somebody else has to confirm');
  await refused.getByRole('button', { name: 'Open the claim' }).click();
  await expect(deskOf(hers).button('Propose')).toBeVisible();
  await expect(deskOf(hers).button('Confirm')).toHaveCount(0);
  expect(await standing(fresh.id)).toEqual([]);
});
