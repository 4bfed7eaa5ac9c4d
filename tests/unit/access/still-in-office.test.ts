import type { Actor } from '@/lib/access/actor';
import { requireStillInOffice } from '@/lib/access/still-in-office';
import type { Sql } from '@/lib/platform/sql';

type Who = Partial<Pick<Actor, 'id' | 'sessionId' | 'role' | 'status'>>;

const id = '1f0e0d0c-0b0a-4908-8706-050403020100';
const sessionId = '6f0c3d5e-2f54-4c1a-9d7e-1a2b3c4d5e70';
const meera: Who = { id, sessionId, role: 'ip_admin', status: 'active' };
const asha: Who = { ...meera, role: 'claimant' };

/** The tables in which a person's rows are locked, in order; in `gone` the person has no row any more. */
async function heldFor(who: Who, gone?: 'users' | 'sessions') {
  const held: string[] = [];
  const rowsOf = async ({ text }: Sql) => {
    const table = /FROM (\w+)/.exec(text)?.[1] ?? '';
    held.push(table);
    return table === gone ? [] : [{ id }];
  };
  await requireStillInOffice(rowsOf, who);
  return held;
}

test.each<[string, Who, string[]]>([
  // An administrator who disables somebody changes them in this order: another order could deadlock.
  ['a professional’s account and session', meera, ['users', 'sessions']],
  ['a claimant’s session', asha, ['sessions']],
  [
    'a professional’s account, for work that goes on without them',
    { ...meera, sessionId: '' },
    ['users'],
  ],
  ['nobody, for a person who is just signing in', { id }, []],
])('a change under way locks the rows of %s', async (_, who, tables) => {
  expect(await heldFor(who)).toEqual(tables);
});

test.each<[string, Who, 'users' | 'sessions']>([
  ['a professional who was switched off', meera, 'users'],
  ['a professional who was signed out', meera, 'sessions'],
  ['a claimant who was signed out', asha, 'sessions'],
])('a change under way is refused as unauthenticated for %s', async (_, who, gone) => {
  await expect(heldFor(who, gone)).rejects.toMatchObject({ code: 'unauthenticated' });
});
