import type { BulkConfirmed } from '@/lib/claims/deeds/determinations/confirm';
import type { Figures } from '@/lib/creditor-lists/figures/present';
import { aClaim, notificationsAbout } from '@/tests/support/data/changing';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { today } from '@/tests/support/data/creditor-lists';
import { ask, determinationOf, determineAs } from '@/tests/support/data/determinations';
import { rows } from '@/tests/support/database/database';

const lettersOf = async (claimId: string) =>
  (await rows(`SELECT FROM papers WHERE claim_id = $1 AND kind = 'decision'`, [claimId])).length;

test('a claim wholly under verification gets no letter, until something is decided or taken back', async () => {
  const { asha, meera, claim, id } = await aClaim('form_b');
  const all = claim.claimAmount;
  const decide = async (part: 'admitted' | 'underVerification') => {
    const heads = [{ head: 'principal', [part]: all }];
    const body = determinationOf(heads, { basis: undefined, confirm: true });
    expect(await determineAs(meera, id, body)).toMatchObject({ status: 201 });
    const told = await notificationsAbout(asha, id);
    return { letters: await lettersOf(id), told: told.map(({ type }) => type) };
  };
  expect(await decide('underVerification')).toEqual({ letters: 0, told: ['status_change'] });
  const [mail] = await rows(
    `SELECT count(*)::int AS n FROM mail_queue m JOIN notifications n ON n.id = m.notification_id WHERE n.claim_id = $1 AND n.user_id = $2`,
    [id, asha.user.id],
  );
  // No letter says it, so the notice of the new status is mailed.
  expect(mail).toEqual({ n: 1 });
  // The same again says nothing new to anybody.
  expect(await decide('underVerification')).toEqual({ letters: 0, told: ['status_change'] });
  expect((await decide('admitted')).letters).toBe(1);
  expect((await decide('underVerification')).letters).toBe(2);
  expect((await decide('underVerification')).letters).toBe(2);
});

test('of proposals confirmed together, those that decide nothing get no letter', async () => {
  const { asha, ravi, meera, claim, id } = await aClaim('form_b');
  const second = await createClaimAs(asha, 'form_b');
  await assignTo(meera, second.id, ravi);
  const propose = async (claimId: string, part: 'admitted' | 'underVerification') => {
    const heads = [{ head: 'principal', [part]: claim.claimAmount }];
    return (await determineAs(ravi, claimId, determinationOf(heads))).body.id;
  };
  const ids = [await propose(id, 'underVerification'), await propose(second.id, 'admitted')];
  const { body } = await ask<BulkConfirmed>(meera, 'POST', 'determinations/bulk/confirm', { ids });
  expect(body.confirmed).toBe(2);
  expect([await lettersOf(id), await lettersOf(second.id)]).toEqual([0, 1]);
});

test('figures count nothing to be told of a claim that is wholly under verification', async () => {
  const { meera, ravi, claim, id } = await aClaim('form_b');
  const told = async () => {
    const period = `from=${today()}&to=${today()}`;
    const { body } = await ask<Figures>(ravi, 'GET', `figures?${period}`);
    return body.ageing.reduce((sum, line) => sum + line.toTell + line.told, 0);
  };
  const decide = (part: 'admitted' | 'underVerification') =>
    determineAs(
      meera,
      id,
      determinationOf([{ head: 'principal', [part]: claim.claimAmount }], {
        basis: undefined,
        confirm: true,
      }),
    );
  await decide('underVerification');
  expect(await told()).toBe(0);
  await decide('admitted');
  expect(await told()).toBe(1);
});
