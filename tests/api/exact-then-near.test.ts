import type { PresentedClaim } from '@/lib/claims/records/present';
import { documentOf } from '@/tests/api/documents/documents-support';
import { createClaimAs } from '@/tests/support/data/claims';
import { decideListAs, madeListAs } from '@/tests/support/data/creditor-lists';
import { ask } from '@/tests/support/data/determinations';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { type StartedPortal, startedPortal } from '@/tests/support/portal/started-portal';

let portal: StartedPortal;
let address: string;
let asha: TestPerson;
let meera: TestPerson;

beforeAll(async () => {
  portal = await startedPortal();
  ({ address } = portal);
});
beforeEach(async () => {
  await portal.renew();
  [asha, meera] = await Promise.all([signUp('claimant', address), signUp('ip_admin', address)]);
});
afterAll(() => portal.remove());

/** What one of the five lists says of a search. */
interface Found {
  names: (string | null)[];
  near: boolean;
  marks: string[];
}

interface Told {
  near?: true;
  marks?: string[];
}

const told = (names: (string | null)[], { near = false, marks = [] }: Partial<Found>) => ({
  names,
  near,
  marks: [...marks].sort(),
});

async function asked<Answer>(path: string, search: string) {
  const { status, body } = await ask<Answer>(
    meera,
    'GET',
    `${path}?${new URLSearchParams({ search })}`,
  );
  expect([path, status]).toEqual([path, 200]);
  return body as Answer;
}

const surname = 'Vorokobodogofo';
const named = (first: string) => `${first} ${surname}`;

const file = (first: string) => createClaimAs(asha, 'form_f', { fullName: named(first) });

async function claims(path: string, search: string) {
  const { claims, ...rest } = await asked<Told & { claims: PresentedClaim[] }>(path, search);
  return told(
    claims.map(({ creditorName }) => creditorName),
    rest,
  );
}

async function person(first: string, role: 'claimant' | 'ip_case_manager') {
  const one = await signUp(role, address);
  if (role === 'claimant') await documentOf(one);
  await portal.database.query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
    one.user.id,
    first,
    surname,
  ]);
}

type Person = Told & { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Every list that is searched: how a name comes into it, and what it says. */
const lists: Record<string, [(first: string) => Promise<unknown>, (search: string) => unknown]> = {
  'the list of claims': [file, (search) => claims('claims', search)],
  'the desk': [file, (search) => claims('verification', search)],
  'the team': [
    (first) => person(first, 'ip_case_manager'),
    async (search) => {
      const people = await asked<Person[]>('ip-professionals', search);
      const near = people.map((one) => one.near ?? false);
      // Each says it for itself.
      expect(new Set(near).size).toBeLessThan(2);
      const marks = people.flatMap((one) => one.marks ?? []);
      return told(people.map(nameOf), { near: near[0] ?? false, marks: [...new Set(marks)] });
    },
  ],
  accounts: [
    (first) => person(first, 'claimant'),
    async (search) => {
      const { accounts, ...rest } = await asked<Told & { accounts: Person[] }>('usage', search);
      return told(accounts.map(nameOf), rest);
    },
  ],
  'a list of creditors': [
    async (first) => {
      await file(first);
      await madeListAs(meera);
    },
    async (search) => {
      const { lists } = (await ask<{ lists: { number: number }[] }>(meera, 'GET', 'creditor-lists'))
        .body;
      const path = `creditor-lists/${lists[0]?.number}/rows`;
      const { rows, ...rest } = await asked<Told & { rows: { name: string }[] }>(path, search);
      return told(
        rows.map(({ name }) => name),
        rest,
      );
    },
  ],
};

test.each(Object.entries(lists))(
  'of %s: who is called so is found alone; only where nobody is, whoever is called nearly so, as such',
  async (_, [add, found]) => {
    const typed = `sumesh ${surname.toLowerCase()}`;
    const nothing = { names: [], near: false, marks: [] };
    await add('Suresh');
    expect(await found(`naresh ${surname}`)).toEqual(nothing);
    // Both names by their sound, and what was typed.
    expect(await found(typed)).toEqual({
      names: [named('Suresh')],
      near: true,
      marks: expect.arrayContaining(['Suresh', surname]),
    });
    await add('Sumesh');
    expect(await found(typed)).toEqual({
      names: [named('Sumesh')],
      near: false,
      marks: expect.arrayContaining(['Sumesh', surname]),
    });
    expect(await found(`Naresh ${surname}`)).toEqual(nothing);
  },
);

test('a list without a search says nothing of one', async () => {
  await file('Suresh');
  await person('Suresh', 'ip_case_manager');
  await person('Suresh', 'claimant');
  await madeListAs(meera);
  for (const path of [
    'claims',
    'verification',
    'ip-professionals',
    'usage',
    'creditor-lists/1/rows',
  ]) {
    const { text } = await ask(meera, 'GET', path);
    expect([path, text.includes('"marks"'), text.includes('"near"')]).toEqual([path, false, false]);
  }
});

test('the public is told what comes near in a published list and what is marked, but of no name that is masked', async () => {
  await createClaimAs(asha, 'form_d', { fullName: named('Suresh') });
  await createClaimAs(asha, 'form_f', { fullName: 'Suresh Stores' });
  await madeListAs(meera);
  for (const state of ['confirmed', 'published']) await decideListAs(meera, 1, state);
  const read = async (search: string) => {
    const answer = await fetch(
      `${address}/api/public/creditor-lists/1/rows?${new URLSearchParams({ search })}`,
    );
    const { rows, near, marks } = await answer.json();
    return [rows.map(({ name }: { name: string }) => name), near, marks];
  };
  expect(await read('sumesh')).toEqual([
    ['Suresh Stores'],
    true,
    expect.arrayContaining(['Suresh']),
  ]);
  expect(await read(named('Sumesh'))).toEqual([[], undefined, undefined]);
  const page = await (await fetch(`${address}/creditors/1?search=sumesh`)).text();
  expect(page).toMatch(/<mark[^>]*>Suresh<\/mark>/);
  expect(page).toContain('These names come near.');
  expect(page).not.toContain(surname);
});
