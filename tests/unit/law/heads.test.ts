import { creditorTypes } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { readForHeads } from '@/lib/law/heads';

/** Amounts that are no part of a claim. */
const besides = ['securityValue', 'otherInsolvencyRecovered'];

test.each(creditorTypes)('each amount of %s that is part of the claim is a head of it', (type) => {
  const form = formOf(type);
  const parts = fieldsOf(form).filter(
    ({ kind, name }) => kind === 'amountPart' && !besides.includes(name),
  );
  expect(parts.map(({ name }) => name)).toEqual(readForHeads(type).fields ?? []);
});

test.each(creditorTypes)(
  'the sum that is shown beside the amount of %s is that of its heads',
  (type) => {
    const { amountParts } = formOf(type);
    const { fields, rows } = readForHeads(type);
    // On Form D the heads leave the salary.
    if (type !== 'form_d') expect(amountParts).toEqual(rows ? [rows.field] : fields);
  },
);
