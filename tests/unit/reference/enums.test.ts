import { permissions } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { deskQueues, isStored } from '@/lib/claims/desk/queues';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { identifierKinds } from '@/lib/forms/definitions/kind';
import { categories } from '@/lib/law/categories';
import { storedTypes } from '@/lib/notifications/kinds/types';
import { paperKinds } from '@/lib/papers/kinds';
import { claimStatuses } from '@/lib/reference/claim-status';
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
])('the database enum %s has exactly the values of the code', (name, list) => {
  expect(valuesOf(name).sort()).toEqual([...list].sort());
});

test('the database enum Role has exactly the roles that have a permission', () => {
  const roles = new Set<Role>(
    Object.values(permissions).flatMap((row) => Object.keys(row) as Role[]),
  );
  expect(valuesOf('Role').sort()).toEqual([...roles].sort());
});
