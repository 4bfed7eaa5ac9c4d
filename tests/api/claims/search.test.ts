import { randomInt } from 'node:crypto';
import type { ClaimsPage } from '@/lib/claims/queues/lists/list';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { database, rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';

afterAll(() => database.end());

let asha: TestPerson;
let meera: TestPerson;
let ravi: TestPerson;
beforeAll(async () => {
  [asha, meera, ravi] = await Promise.all([
    signUp(),
    signUp('ip_admin'),
    signUp('ip_case_manager'),
  ]);
});

const consonants = 'bdfgjklmnprst';
/** A word that stands in no other name, by letter or by sound. */
const ownWord = () =>
  `V${Array.from({ length: 9 }, () => consonants[randomInt(consonants.length)]).join('o')}`;

async function listed({ token }: TestPerson, search: string, more = '') {
  const path = `/api/claims?search=${encodeURIComponent(search)}${more}`;
  const { body } = await call<ClaimsPage>('GET', path, { token });
  return body;
}
const found = async (person: TestPerson, search: string, more = '') =>
  (await listed(person, search, more)).claims.map(({ creditorName }) => creditorName);

const file = (creditor: string) => createClaimAs(asha, 'form_f', { fullName: creditor });

test('a claim is found by its creditor’s name however it is spelt, and by nobody who may not see it', async () => {
  const word = ownWord();
  const rafiq = `Mohammed Rafiq ${word}`;
  const salim = `मोहम्मद सलीम ${word}`;
  const mohan = `Mohan Rafi ${word}`;
  const { id } = await file(rafiq);
  await file(salim);
  await file(mohan);
  for (const [typed, names] of [
    [`${word} naresh`, []],
    [`mahmood ${word}`, []],
    [`${word} 5%`, []],
    [`md rafeeq ${word}`, [rafiq]],
    [`${word} रफ़ीक़ मोहम्मद`, [rafiq]],
    [`m r ${word}`, [mohan, rafiq]],
    [`saleem mohd ${word}`, [salim]],
    [`shri mohamed ${word}`, [salim, rafiq]],
    [`moha ${word}`, [mohan, salim, rafiq]],
  ] as const)
    expect([typed, await found(meera, typed)]).toEqual([typed, names]);
  expect(await found(ravi, `md rafeeq ${word}`)).toEqual([]);
  expect(await found(await signUp(), `md rafeeq ${word}`)).toEqual([]);
  await assignTo(meera, id, ravi);
  expect(await found(ravi, `md rafeeq ${word}`)).toEqual([rafiq]);
  expect(await found(asha, `md rafeeq ${word}`)).toEqual([rafiq]);
  expect(await found(meera, `md rafeeq ${word}`, '&status=approved')).toEqual([]);
});

test('names with a wrong letter are found where there is no other, and the answer says so', async () => {
  const word = ownWord();
  const suresh = `Suresh ${word}`;
  await file(suresh);
  expect(await listed(meera, `surehs ${word}`)).toMatchObject({
    total: 1,
    claims: [{ creditorName: suresh }],
  });
  expect(await listed(meera, `sumesh ${word}`)).toMatchObject({
    near: true,
    total: 1,
    claims: [{ creditorName: suresh }],
  });
  const sumesh = `Sumesh ${word}`;
  await file(sumesh);
  const now = await listed(meera, `sumesh ${word}`);
  expect([now.near, now.claims.map(({ creditorName }) => creditorName)]).toEqual([
    undefined,
    [sumesh],
  ]);
});

test('a claim is found by its creditor’s new name, and no longer by the one before', async () => {
  const [before, after] = [ownWord(), ownWord()];
  const { id } = await file(`Geeta ${before}`);
  await rows(`UPDATE claims SET status = 'under_review' WHERE id = $1`, [id]);
  expect(await found(meera, `gita ${before}`)).toEqual([`Geeta ${before}`]);
  await call('PATCH', `/api/claims/${id}`, {
    token: asha.token,
    body: { claimData: { fullName: `Geeta ${after}` } },
  });
  expect(await found(meera, `gita ${before}`)).toEqual([]);
  expect(await found(meera, `gita ${after}`)).toEqual([`Geeta ${after}`]);
  const name = ownWord();
  await rows('UPDATE users SET last_name = $2 WHERE id = $1', [asha.user.id, `Chaudhary ${name}`]);
  expect(await found(meera, `choudhury ${name}`)).toContain(`Geeta ${after}`);
});

test('a claim is found by its shortened number and by its amount in any notation', async () => {
  const rupees = `${randomInt(40_000_000, 90_000_000)}`;
  const claim = await file(`Amount ${ownWord()}`);
  await rows('UPDATE claims SET claim_amount = $2 WHERE id = $1', [claim.id, rupees]);
  const [, year = '', digits = ''] = claim.claimNumber.split('-');
  const lakh = `${(Number(rupees) / 100_000).toFixed(2)} lakh`;
  const grouped = Number(rupees).toLocaleString('en-IN');
  for (const typed of [
    `${year}-${Number(digits)}`,
    `clm ${year} ${digits}`,
    rupees,
    `₹${grouped}`,
    grouped,
    lakh,
  ]) {
    const { claims } = await listed(meera, typed, '&limit=100');
    expect([typed, claims.map(({ id }) => id)]).toEqual([
      typed,
      expect.arrayContaining([claim.id]),
    ]);
    expect(claims.length).toBeLessThan(20);
  }
  expect(await found(meera, `${year}-999999999`)).toEqual([]);
  expect(await found(ravi, rupees)).toEqual([]);
});

test('the best matches come first where that is asked for, page by page, with their neighbours and marks', async () => {
  const word = ownWord();
  const ram = await file(`Ram ${word}`);
  const sitaram = await file(`Sitaram ${word}`);
  const ramesh = await file(`Ramesh ${word}`);
  const raam = await file(`Raam ${word}`);
  await file(`Rahul ${word}`);
  const typed = `ram ${word}`;
  const best = [ram, ramesh, raam, sitaram];
  const ids = async (more: string) => (await listed(meera, typed, more)).claims.map(({ id }) => id);
  const names = best.map(({ id }) => id);
  expect(await ids('&ranked=yes')).toEqual(names);
  expect(await ids('&ranked=yes&limit=3&page=2')).toEqual([sitaram.id]);
  expect(await ids('&ranked=yes&sort=submittedAt&order=asc')).toEqual(names);
  const newest = [raam, ramesh, sitaram, ram].map(({ id }) => id);
  expect(await ids('')).toEqual(newest);
  expect(await ids('&order=asc')).toEqual(newest.toReversed());
  expect((await listed(meera, typed, '&ranked=no')).claims).toBeUndefined();
  const { body } = await call(
    'GET',
    `/api/claims/${ramesh.id}/neighbours?search=${typed}&ranked=yes&order=asc`,
    {
      token: meera.token,
    },
  );
  expect(body).toEqual({
    previous: { id: ram.id, claimNumber: ram.claimNumber },
    next: { id: raam.id, claimNumber: raam.claimNumber },
  });
  const { marks } = await listed(meera, typed);
  expect(marks).toEqual(expect.arrayContaining(['Raam', 'Ram', 'Ramesh', word]));
  expect(marks).not.toContain('Rahul');
  expect((await listed(asha, typed)).marks).toBeUndefined();
});

test('a queue of the desk is searched as the list is, also by a number that identifies somebody', async () => {
  const word = ownWord();
  const claim = await createClaimAs(asha, 'form_b', { companyName: `Kaveri ${word} Pvt. Ltd.` });
  const desk = async (person: TestPerson, query: Record<string, string>) => {
    const answer = await call<{ claims: { id: string }[]; total: number; marks?: string[] }>(
      'GET',
      `/api/verification?${new URLSearchParams(query)}`,
      { token: person.token },
    );
    return [answer.body.total, answer.body.claims.map(({ id }) => id)];
  };
  const search = `cauvery ${word} private limited`;
  expect(await desk(meera, { search: `${word} narmada` })).toEqual([0, []]);
  expect(await desk(meera, { search, queue: 'decided' })).toEqual([0, []]);
  expect(await desk(ravi, { search })).toEqual([0, []]);
  expect(await desk(meera, { number: 'no token' })).toEqual([0, []]);
  expect(await desk(meera, { search })).toEqual([1, [claim.id]]);
  expect(await desk(meera, { search, sort: 'amount', creditorType: 'form_b' })).toEqual([
    1,
    [claim.id],
  ]);
  const number = `9${randomInt(10 ** 9, 10 ** 10)}${randomInt(100, 999)}`;
  await rows('UPDATE claim_search SET plain_numbers = ARRAY[$2::text] WHERE id = $1', [
    claim.id,
    number,
  ]);
  const { body } = await call<{ token: string }>('POST', '/api/claims/number', {
    token: meera.token,
    body: { number },
  });
  expect(await desk(meera, { number: body.token })).toEqual([1, [claim.id]]);
  expect(await desk(meera, { number: body.token, search: 'nobody' })).toEqual([0, []]);
});
