import { daysAfter } from '@/lib/format/days';
import { createClaimAs } from '@/tests/support/data/claims';
import {
  committeeAs,
  determinedAs,
  linesAs,
  listAs,
  madeListAs,
  today,
} from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

let portal: OwnPortal;
let asha: TestPerson;
let meera: TestPerson;

const ago = (days: number) => daysAfter(today(), -days);
const days = { commencementDate: ago(120), lastDateForClaims: ago(100), rfrpDate: ago(20) };

beforeAll(async () => {
  portal = await ownPortal();
  const { address } = await portal.start();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
  await ask(meera, 'PATCH', 'case', { ...days, debtorName: 'Kirana Limited' });
});
afterAll(() => portal.remove());

async function loan(name: string, at: string) {
  const claim = await createClaimAs(asha, 'form_c', {
    institutionName: name,
    claimAmount: '1000',
    principalAmount: '1000',
    interestAmount: '',
    penaltyAmount: '',
  });
  const move = 'UPDATE claims SET submitted_at = $2 WHERE id = $1';
  await portal.database.query(move, [claim.id, at]);
  return claim;
}
const lastMoment = `${ago(20)}T23:59:59.999+05:30`;
const firstMoment = `${ago(19)}T00:00:00+05:30`;

const step = (id: string, name: string, seen: number, on = today()) =>
  ask(meera, 'POST', `claims/${id}/late-track`, { step: name, on, seen, reasons: 'As ordered.' });

const lateIn = async (number: number) => {
  const { hindrances } = await listAs(meera, number);
  const found = hindrances.find(({ code }) => code === 'late_without_step');
  const { rows } = await linesAs(meera, number, found?.filter ?? 'search=nobody-has-this-name');
  return [found?.count ?? 0, rows.map(({ name }) => name).toSorted()];
};

test('a list names each late claim without its step, has no vote for it, and is published with a reason alone', async () => {
  const inTime = await loan('In time Bank', lastMoment);
  await determinedAs(meera, inTime, [{ head: 'principalAmount', admitted: '1000' }]);
  await loan('Unread Bank', firstMoment);
  const verified = await loan('Verified Bank', firstMoment);
  await determinedAs(meera, verified, [{ head: 'principalAmount', underVerification: '1000' }]);
  const refused = await loan('Refused Bank', firstMoment);
  await step(refused.id, 'not_acceptable', 0);
  await determinedAs(meera, refused, [
    { head: 'principalAmount', notAdmitted: '1000', reasons: [{ code: 'late_not_acceptable' }] },
  ]);
  const ordered = await loan('Ordered Bank', firstMoment);
  await step(ordered.id, 'ordered', 0);
  await determinedAs(meera, ordered, [{ head: 'principalAmount', admitted: '1000' }], {
    basis: 'order',
  });
  // Admitted while it counted as in time.
  const before = await loan('Lenient Bank', lastMoment);
  await determinedAs(meera, before, [{ head: 'principalAmount', admitted: '1000' }]);
  const move = 'UPDATE claims SET submitted_at = $2 WHERE id = $1';
  await portal.database.query(move, [before.id, firstMoment]);

  const list = await madeListAs(meera);
  expect(await lateIn(list.number)).toEqual([3, ['Lenient Bank', 'Unread Bank', 'Verified Bank']]);
  const yesterday = await madeListAs(meera, ago(1));
  // Its step came today.
  expect(await lateIn(yesterday.number)).toEqual([
    5,
    ['Lenient Bank', 'Ordered Bank', 'Refused Bank', 'Unread Bank', 'Verified Bank'],
  ]);

  // With its first step the amount admitted earlier is under verification, and has no vote.
  await step(before.id, 'acceptable', 0);
  const next = await madeListAs(meera);
  const { members } = await committeeAs(meera, next.number);
  expect(members.map(({ name }) => name).toSorted()).toEqual(['In time Bank', 'Ordered Bank']);

  const decide = (body: object) => ask(meera, 'PATCH', `creditor-lists/${next.number}`, body);
  expect((await decide({ state: 'confirmed' })).status).toBe(200);
  for (const reason of [undefined, null, '  ']) {
    const { status, body } = await decide({ state: 'published', reason });
    expect([status, body.code, body.issues?.map(({ path }) => path)]).toEqual([
      400,
      'invalid',
      ['reason'],
    ]);
  }
  expect((await listAs(meera, next.number)).state).toBe('confirmed');
  const reason = 'The tribunal hears them next week.';
  expect((await decide({ state: 'published', reason })).status).toBe(200);
  expect((await listAs(meera, next.number)).publishedOver).toBe(reason);
  const { rows } = await portal.database.query(
    `SELECT details->>'reason' AS reason FROM audit_entries WHERE action = 'creditor_list_changed'
     ORDER BY id DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ reason }]);
  const outside = await call('GET', `${meera.portal}/api/public/creditor-lists/${next.number}`);
  expect([outside.status, outside.text.includes('next week')]).toEqual([200, false]);
  await expect(
    portal.database.query('UPDATE creditor_lists SET published_over = $2 WHERE number = $1', [
      next.number,
      'Other',
    ]),
  ).rejects.toThrow('stays as it was made');
});

test('a list without late claims needs no reason, and keeps none', async () => {
  const early = await madeListAs(meera, ago(20));
  expect(await lateIn(early.number)).toEqual([0, []]);
  await ask(meera, 'PATCH', `creditor-lists/${early.number}`, { state: 'confirmed' });
  const published = { state: 'published', reason: 'Nobody asked.' };
  expect((await ask(meera, 'PATCH', `creditor-lists/${early.number}`, published)).status).toBe(200);
  expect((await listAs(meera, early.number)).publishedOver).toBeNull();
});
