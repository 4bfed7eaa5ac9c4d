import { aClaim, notificationsAbout } from '@/tests/support/data/changing';
import { determinationOf, determineAs } from '@/tests/support/data/determinations';
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
