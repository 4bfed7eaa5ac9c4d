import { readFileSync } from 'node:fs';
import { permissions } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { changeKinds } from '@/lib/claims/deeds/changes/kinds';
import { deskQueues, isStored } from '@/lib/claims/queues/desk/queues';
import { listStates } from '@/lib/creditor-lists/states';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { identifierKinds } from '@/lib/forms/definitions/kind';
import { basisNames } from '@/lib/law/bases';
import { categories } from '@/lib/law/categories';
import { lateStepNames } from '@/lib/law/late-states';
import { reminderKinds, storedTypes } from '@/lib/notifications/kinds/types';
import { paperKinds } from '@/lib/papers/kinds';
import { claimStatuses } from '@/lib/reference/claim-status';
import { waysOfReceipt } from '@/lib/reference/received-by';
import { codeFiles } from '@/scripts/lib/checks/code-files.mjs';
import { readEnums } from '@/tests/support/database/prisma-schema';

const valuesOf = (name: string) =>
  readEnums()
    .filter((one) => one.name === name)
    .map(({ value }) => value);

test('the database sorts statuses in the order of claimStatuses', () => {
  expect(valuesOf('ClaimStatus')).toEqual(claimStatuses);
});

test('the database knows the categories of creditors in the order of their annexures', () => {
  expect(valuesOf('CreditorCategory')).toEqual(categories);
});

test.each([
  ['NotificationType', storedTypes],
  ['CreditorType', creditorTypes],
  ['IdentifierKind', identifierKinds],
  ['PaperKind', paperKinds],
  ['DeskQueue', deskQueues.filter(isStored)],
  ['ReminderKind', reminderKinds],
  ['ChangeKind', changeKinds],
  ['LateStep', lateStepNames],
  ['CreditorListState', listStates],
  ['DeterminationBasis', basisNames],
  ['ReceivedBy', waysOfReceipt],
])('the database enum %s has exactly the values of the code', (name, list) => {
  expect(valuesOf(name).sort()).toEqual([...list].sort());
});

test('the database enum Role has exactly the roles that have a permission', () => {
  const roles = new Set<Role>(
    Object.values(permissions).flatMap((row) => Object.keys(row) as Role[]),
  );
  expect(valuesOf('Role').sort()).toEqual([...roles].sort());
});

const inOrder = (values: readonly string[]) => [...new Set(values)].sort().join(' ');

/** The values of each type that lists some, as `a | b`, and of each schema that does. */
const listedIn = (code: string) =>
  [...code.matchAll(/(?:'\w+'\s*\|\s*)+'\w+'|z\.enum\(\s*\[[^\]]*\]/g)].map(([list]) =>
    inOrder([...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)),
  );

test('no type and no schema lists the values of a database enum by hand', () => {
  const enums = new Map(readEnums().map(({ name }) => [inOrder(valuesOf(name)), name]));
  const byHand = codeFiles(['lib', 'components', 'app']).flatMap((file) =>
    listedIn(readFileSync(file, 'utf8'))
      .filter((values) => enums.has(values))
      .map((values) => `${file} lists ${enums.get(values)}`),
  );
  expect(byHand).toEqual([]);
});

test.each([
  ["type State =\n  | 'open'\n  | 'lapsed'\n  | 'closed';", ['closed lapsed open']],
  ["z.enum(\n  ['post', 'email', 'in_person'],\n  fault)", ['email in_person post']],
  ["state: 'queued' | 'made'", ['made queued']],
  ["const state = 'made'", []],
])('%j lists %j', (code, listed) => {
  expect(listedIn(code)).toEqual(listed);
});
