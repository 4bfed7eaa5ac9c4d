import { toPaise } from '@/lib/format/amount';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { readForHeads, sumOfHeads } from '@/lib/law/heads';
import { database, rows } from '@/tests/support/database/database';

afterAll(() => database.end());

// Each a power of ten, so that the sum tells which were counted.
const amount = (place: number) => `1${'0'.repeat(place)}.00`;

/** A form whose every head has an amount of its own. */
function formWithHeads(creditorType: (typeof creditorTypes)[number]) {
  const { fields, rows: table } = readForHeads(creditorType);
  const claimData: Record<string, unknown> = {
    ...sampleValuesOf(creditorType),
    ...Object.fromEntries(fields.map((field, place) => [field, amount(place)])),
  };
  const columns = table?.columns.map(({ column }) => column) ?? [];
  if (table)
    claimData[table.field] = [0, 1].map((row) =>
      Object.fromEntries(
        columns.map((column, at) => [column, amount(row * columns.length + at)] as const),
      ),
    );
  return { creditorType, claimAmount: '1.00', claimData };
}

test.each(creditorTypes)(
  'the database sums the heads of %s as the law’s table does',
  async (type) => {
    const form = formWithHeads(type);
    const { fields, rows: table } = readForHeads(type);
    const [found] = await rows<{ sum: string | null; differ: boolean }>(
      `SELECT heads_sum($1::"CreditorType", $2::jsonb)::text AS sum, heads_differ($1::"CreditorType", 1, $2::jsonb) AS differ`,
      [type, JSON.stringify(form.claimData)],
    );
    const hasHeads = fields.length > 0 || table !== undefined;
    expect(found?.sum && toPaise(found.sum)).toBe(hasHeads ? sumOfHeads(form) : null);
    expect(found?.differ).toBe(hasHeads);
  },
);
