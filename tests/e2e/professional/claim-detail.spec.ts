import { expect, type Page } from '@playwright/test';
import { openAs, unavailable, withoutLive } from '@/tests/support/browser/browser';
import { test } from '@/tests/support/browser/browser-test';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { madePapers } from '@/tests/support/data/made-papers';
import { copyClaim } from '@/tests/support/data/many-claims';
import { someNumbers } from '@/tests/support/data/numbers';
import { signUp } from '@/tests/support/data/people';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const beside = (page: Page) => page.getByRole('navigation', { name: 'Claims beside this one' });
const trail = (page: Page) => page.getByRole('region', { name: 'Audit Trail' });
const entries = (page: Page) => trail(page).getByRole('listitem');

const part = (page: Page, name: string) => page.getByRole('tab', { name });

/** Entries about a claim as if they had been written long ago, oldest first. */
const writeEntries = (
  claimId: string,
  written: [action: string, details: object, agent?: string][],
) =>
  rows(
    `INSERT INTO audit_entries (action, claim_id, user_full_name, ip_address, user_agent, details, timestamp)
     SELECT (e->>0)::"AuditAction", $1::uuid, 'Ravi Menon', '203.0.113.7', e->>2, e->1, '2025-03-05T10:15:00Z'
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS list (e, n) ORDER BY n`,
    [claimId, JSON.stringify(written)],
  );

/** A claim and nine that were filed before it, assigned to one case manager. */
async function aListOfTen() {
  const [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
  const { id } = await createClaimAs(asha);
  await assignTo(meera, id, ravi);
  await copyClaim(id, 9);
  const newestFirst = await rows<{ id: string; claim_number: string }>(
    'SELECT id, claim_number FROM claims WHERE assigned_to_id = $1::uuid ORDER BY submitted_at DESC',
    [ravi.user.id],
  );
  return { ravi, claims: newestFirst.map((row) => ({ id: row.id, number: row.claim_number })) };
}

test('a claim is shown while its neighbours cannot be loaded, and they can be loaded again', {
  tag: '@long',
}, async ({ page }) => {
  const { ravi, claims } = await aListOfTen();
  await withoutLive(page);
  await page.route('**/neighbours?*', (route) => route.fulfill(unavailable));
  await openAs(page, ravi, `/ip/claim/${claims[4]?.id}?tab=trail`);
  await expect(heading(page)).toHaveText(claims[4]?.number ?? '');
  const failure = beside(page).getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.unroute('**/neighbours?*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(beside(page).getByRole('link')).toHaveText([
    'Back to claims',
    `Previous${claims[3]?.number}`,
    `Next${claims[5]?.number}`,
  ]);
  await expect(trail(page)).toContainText('No audit trail available');

  // An invalid address leads through the whole list.
  const wrong = `?sort=luck&order=up&status=lost&page=-1&search=${'%00'}&assignedToId=me`;
  await page.goto(`/ip/claim/${claims[0]?.id}${wrong}`);
  await expect(beside(page).getByRole('link', { name: 'Next' })).toContainText(
    claims[1]?.number ?? '',
  );
  await expect(beside(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
});

test('a claim that is not found offers the way back to the list, and nothing else', {
  tag: '@long',
}, async ({ page }) => {
  const { ravi } = await aListOfTen();
  const other = await createClaimAs(await signUp());
  for (const id of [other.id, 'no-such-claim']) {
    await openAs(page, ravi, `/ip/claim/${id}?sort=claimAmount`);
    await expect(heading(page)).toHaveText('Claim Not Found');
    await expect(beside(page).getByRole('alert')).toHaveCount(0);
    await expect(beside(page).getByRole('link')).toHaveText(['Back to claims']);
  }
  await beside(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/ip\/dashboard\?sort=claimAmount$/);
});

test('keys go through the list that the claim was opened from, and back to its place', async ({
  page,
}) => {
  const { ravi, claims } = await aListOfTen();
  await rows(`UPDATE claims SET status = 'approved' WHERE id = ANY($1::uuid[])`, [
    [claims[2]?.id, claims[3]?.id],
  ]);
  await openAs(page, ravi, '/ip/dashboard?status=submitted&order=asc');
  await page.getByRole('link', { name: `View ${claims[4]?.number}` }).click();
  await expect(heading(page)).toHaveText(claims[4]?.number ?? '');
  await expect(page).toHaveURL(/\?status=submitted&order=asc$/);

  await beside(page).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(heading(page)).toHaveText(claims[1]?.number ?? '');
  await expect(beside(page).getByRole('link', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(claims[0]?.number ?? '');
  // At the end of the list the focus moves to the remaining link.
  await expect(beside(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(beside(page).getByRole('link', { name: 'Previous' })).toBeFocused();

  await beside(page).getByRole('link', { name: 'Back to claims' }).click();
  await expect(page).toHaveURL(/\/ip\/dashboard\?status=submitted&order=asc$/);
  await expect(page.getByRole('link', { name: `View ${claims[4]?.number}` })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/ip\/claim\//);
});

test('a claim decided on its page keeps its place between its neighbours', {
  tag: '@long',
}, async ({ page }) => {
  const { ravi, claims } = await aListOfTen();
  await openAs(page, ravi, `/ip/claim/${claims[5]?.id}?status=submitted`);
  const next = beside(page).getByRole('link', { name: 'Next' });
  await expect(next).toContainText(claims[6]?.number ?? '');
  const body = { status: 'approved' };
  await call('PATCH', `/api/claims/${claims[5]?.id}/status`, { token: ravi.token, body });
  await expect(page.getByRole('main').getByText('Approved').first()).toBeVisible();
  await expect(next).toContainText(claims[6]?.number ?? '');
  await next.click();
  await expect(heading(page)).toHaveText(claims[6]?.number ?? '');
  await expect(beside(page).getByRole('link', { name: 'Previous' })).toContainText(
    claims[4]?.number ?? '',
  );
});

test('an audit trail that cannot be loaded can be loaded again, its earlier part too', async ({
  page,
}) => {
  const { ravi, claims } = await aListOfTen();
  const id = claims[3]?.id ?? '';
  const many = Array.from({ length: 60 }, (_, n): [string, object] => [
    'claim_updated',
    { fields: [`number ${n + 1}`] },
  ]);
  await writeEntries(id, many);
  const audit = `**/api/claims/${id}/audit?*`;
  await withoutLive(page);
  await page.route(audit, (route) => route.fulfill(unavailable));
  await openAs(page, ravi, `/ip/claim/${id}?tab=trail`);
  const failure = trail(page).getByRole('alert');
  await expect(failure).toContainText('Failed to load audit trail');
  await page.unroute(audit);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(50);
  await expect(entries(page).first()).toContainText('number 60');

  await page.route(`${audit}before*`, (route) => route.fulfill(unavailable));
  const earlier = trail(page).getByRole('button', { name: 'Show earlier entries' });
  await earlier.click();
  await expect(failure).toContainText('Briefly away.');
  await expect(entries(page)).toHaveCount(50);
  await page.unroute(`${audit}before*`);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page)).toHaveCount(60);
  await expect(entries(page).last()).toContainText('Ravi Menon changed the claim: number 1.');
  await expect(earlier).toHaveCount(0);
});

test('every kind of audit entry is shown as a sentence, without unknown details', async ({
  page,
}) => {
  const { ravi, claims } = await aListOfTen();
  const id = claims[3]?.id ?? '';
  const file = { mimeType: 'application/pdf', fileSize: 1_258_291 };
  const phone =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
  await writeEntries(id, [
    ['claim_submitted', { documents: 1 }, phone],
    ['claim_submitted', { documents: [] }],
    ['claim_updated', { fields: ['claimAmount', 'claimDescription'] }],
    ['claim_updated', { fields: 'all' }],
    [
      'status_changed',
      { from: 'submitted', to: 'info_required', reviewNote: 'Slips,\n<b>please</b>.' },
    ],
    ['status_changed', { from: 'lost', to: 7 }],
    ['document_uploaded', { ...file, documentId: 'gone' }],
    ['document_uploaded', {}],
    ['document_refused', { ...file, signature: 'Eicar-Test-Signature' }],
    ['message_sent', { attachment: false }],
    ['message_sent', { attachment: true }],
    ['claim_assigned', { from: null, to: 'Meera Iyer' }],
    ['claim_assigned', { from: 'Meera Iyer', to: 'Ravi Menon' }],
    ['claim_assigned', { from: 'Ravi Menon', to: null }],
    ['report_exported', { format: 'csv' }],
    ['account_changed', { change: 'registered' }],
  ]);
  await openAs(page, ravi, `/ip/claim/${id}?tab=trail`);
  await expect(trail(page).getByRole('heading', { level: 3 })).toHaveText(['5 Mar 2025']);
  await expect(entries(page).locator('p')).toHaveText([
    'Ravi Menon changed an account.',
    'Ravi Menon exported a report.',
    'Ravi Menon unassigned the claim from Ravi Menon.',
    'Ravi Menon reassigned the claim from Meera Iyer to Ravi Menon.',
    'Ravi Menon assigned the claim to Meera Iyer.',
    'Ravi Menon sent a message with an attachment.',
    'Ravi Menon sent a message.',
    'Ravi Menon tried to upload a document (PDF, 1.20 MB). The portal refused it because of a virus: Eicar-Test-Signature.',
    'Ravi Menon uploaded a document.',
    'Ravi Menon uploaded a document (PDF, 1.20 MB).',
    'Ravi Menon changed the status from lost to –.',
    'Ravi Menon changed the status from Submitted to Info Required.',
    'Ravi Menon changed the claim.',
    'Ravi Menon changed the claim: Claim Amount and Claim Description.',
    'Ravi Menon submitted the claim.',
    'Ravi Menon submitted the claim with 1 document.',
  ]);
  await expect(trail(page).getByRole('blockquote')).toHaveText('Slips,\n<b>please</b>.');
  const first = entries(page).last();
  await expect(first).toContainText('3:45 pm · Chrome on Android');
  await expect(first.getByText('203.0.113.7')).toBeHidden();
  await first.locator('summary').press('Enter');
  await expect(first.getByText('203.0.113.7')).toBeVisible();
  await expect(first.getByText('5 Mar 2025, 3:45 pm')).toBeVisible();
  await expect(first.getByText(phone)).toBeVisible();
});

test('@phone the neighbours and the audit trail fit a narrow screen', async ({ page }) => {
  const { ravi, claims } = await aListOfTen();
  const id = claims[3]?.id ?? '';
  const fields = ['claimAmount', `${'long'.repeat(40)}`];
  await writeEntries(id, [
    ['claim_updated', { fields }, 'x'.repeat(300)],
    ['status_changed', { from: 'submitted', to: 'info_required', reviewNote: 'n'.repeat(400) }],
  ]);
  await openAs(page, ravi, `/ip/claim/${id}?status=submitted&tab=trail`);
  await expect(entries(page)).toHaveCount(2);
  await entries(page).last().locator('summary').click();
  for (const name of ['Previous', 'Next']) {
    const box = await beside(page).getByRole('link', { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const overhang = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0);
});

test('same numbers link to the other claim, and showing a number in full is in the trail', async ({
  page,
}) => {
  const [asha, salim, ravi, meera] = await Promise.all([
    signUp(),
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const numbers = someNumbers();
  const one = await createClaimAs(asha, 'form_d', numbers);
  const two = await createClaimAs(salim, 'form_d', {
    ...someNumbers(),
    panNumber: numbers.panNumber,
  });
  for (const { id } of [one, two]) await assignTo(meera, id, ravi);
  // Otherwise entries about papers being made would come in between.
  await madePapers(asha, one.id);
  await openAs(page, ravi, `/ip/claim/${one.id}?tab=same`);
  const same = page.getByText('Other claims have the same numbers').locator('..').locator('..');
  await expect(same.getByRole('listitem')).toContainText('the same PAN');
  await part(page, 'Form D').click();
  await page.getByRole('button', { name: 'Show PAN Number' }).click();
  await expect(page.getByText(numbers.panNumber)).toBeVisible();
  await part(page, 'Audit Trail').click();
  await expect(entries(page).first()).toContainText('viewed PAN Number in full');
  await part(page, 'Same numbers').click();
  await page.getByRole('link', { name: two.claimNumber, exact: true }).click();
  await expect(heading(page)).toHaveText(two.claimNumber);
  await expect(page.getByText(numbers.panNumber)).toHaveCount(0);
});
