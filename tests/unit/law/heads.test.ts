import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { isInterest, isPrincipal, namedHeads, readForHeads } from '@/lib/law/heads';

/** Amounts that are no part of a claim. */
const besides = ['securityValue', 'otherInsolvencyRecovered'];

test.each(creditorTypes)('each amount of %s that is part of the claim is a head of it', (type) => {
  const form = formOf(type);
  const parts = fieldsOf(form).filter(
    ({ kind, name }) => kind === 'amountPart' && !besides.includes(name),
  );
  expect(parts.map(({ name }) => name)).toEqual(readForHeads(type).fields);
});

test.each(creditorTypes)(
  'the sum that is shown beside the amount of %s is that of its heads',
  (type) => {
    const { amountParts } = formOf(type);
    const { fields, rows } = readForHeads(type);
    // On Form D the heads leave the salary.
    if (type !== 'form_d') expect(amountParts ?? []).toEqual(rows ? [rows.field] : fields);
  },
);

test('interest is worked out from principal where a form has both', () => {
  const found = (is: typeof isInterest) =>
    creditorTypes.flatMap((type) => {
      const heads = namedHeads({ creditorType: type, claimAmount: '1', claimData: {} }).filter(
        (head) => is(type, head),
      );
      return heads.length > 0 ? [[type, ...heads]] : [];
    });
  expect(found(isInterest)).toEqual([
    ['form_b', 'interest'],
    ['form_c', 'interestAmount'],
    ['form_ca', 'interest'],
  ]);
  const tell = ['form_b', 'form_c', 'form_ca'];
  expect(found(isPrincipal).filter(([type = '']) => tell.includes(type))).toEqual([
    ['form_b', 'principal'],
    ['form_c', 'principalAmount'],
    ['form_ca', 'principal'],
  ]);
});
