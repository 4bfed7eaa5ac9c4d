import { flags, keptFlagNames } from '@/lib/claims/records/flags/flag-names';
import { toPaise } from '@/lib/format/amount';
import { fromPaise } from '@/lib/format/money';
import { type CreditorType, creditorTypes, type FieldValue } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { sumOfParts } from '@/lib/forms/sum-of-parts';
import { defaultDateOf } from '@/lib/law/default-date';
import { isDividedAtDesk, readForHeads, sumOfHeads } from '@/lib/law/heads';
import { rows } from '@/tests/support/database/database';

async function differ(type: CreditorType, amount: string, values: Record<string, FieldValue>) {
  const [row] = await rows<{ differ: boolean }>(
    'SELECT heads_differ($1::"CreditorType", $2::numeric, $3::jsonb) AS differ',
    [type, amount, JSON.stringify(values)],
  );
  return row?.differ;
}

test.each(['form_c', 'form_e', 'form_f'] as const)(
  '%s: the database flags heads that do not add up to the claim',
  async (type) => {
    const form = formOf(type);
    const employees = [{ totalAmountDue: '100.10' }, { totalAmountDue: '0.20' }];
    const parts = (form.amountParts ?? []).map((name): [string, FieldValue] =>
      name === 'employeeDetails' ? [name, employees] : [name, '33.35'],
    );
    for (let given = 0; given <= parts.length; given += 1) {
      const values = Object.fromEntries(parts.slice(0, given));
      const sum = sumOfParts(form, values);
      for (const amount of ['0.05', '33.35', '100.05', '100.30', '166.75', sum ?? '1'])
        expect([given, amount, await differ(type, amount, values)]).toEqual([
          given,
          amount,
          sum !== null && toPaise(sum) !== toPaise(amount),
        ]);
    }
  },
);

test('the heads of Form D are flagged only when they exceed the claim, since the rest is salary', async () => {
  const values = { bonusAmount: '60', gratuityAmount: ' 40.00 ' };
  expect(await differ('form_d', '100', values)).toBe(false);
  expect(await differ('form_d', '500', values)).toBe(false);
  expect(await differ('form_d', '99.99', values)).toBe(true);
});

test('forms with a single amount, empty ones and invalid amounts are not flagged', async () => {
  for (const type of ['form_b', 'form_ca'] as const) {
    const { invoices: _, ...values } = sampleValuesOf(type);
    expect(await differ(type, '1', values)).toBe(false);
  }
  const unpaid = (amountDue: string) => differ('form_b', '1', { invoices: [{ amountDue }] });
  expect([await unpaid('0'), await unpaid('1.00'), await unpaid('2')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await differ('form_c', '100', {})).toBe(false);
  expect(await differ('form_c', '100', { principalAmount: ' ', interestAmount: 'much' })).toBe(
    false,
  );
  expect(await differ('form_e', '100', { employeeDetails: 'none' })).toBe(false);
  expect(await differ('form_e', '100', { employeeDetails: [] })).toBe(false);
});

/** Numbers that look random and are the same in every run. */
function* numbers() {
  for (let seed = 7; ; ) {
    seed = (seed * 48271) % 2147483647;
    yield seed;
  }
}

/** Values of amounts as a form may hold them, invalid ones too. */
const written = [
  '0',
  '0.00',
  '1',
  '12.5',
  '33.35',
  ' 40.00 ',
  '\t7\n',
  '007',
  '9999999999999999.99',
  '1e5',
  '-3',
  '1,000',
  '5.',
  '.5',
  '1.234',
  '',
  '   ',
  'much',
  '५००',
  null,
  12,
  true,
  ['1'],
  { amount: '1' },
];

const brokenDown = creditorTypes.filter((type) => {
  const { fields, rows: table } = readForHeads(type);
  return fields.length > 0 || table !== undefined;
});

test('the heads of a form add up to the same in the database and at the start of a determination', async () => {
  const some = numbers();
  const pick = <T>(list: readonly T[]) => list[(some.next().value ?? 0) % list.length] as T;
  const forms = Array.from({ length: 1500 }, () => {
    const creditorType = pick(brokenDown);
    const { fields, rows: table } = readForHeads(creditorType);
    const claimData: Record<string, unknown> = {
      principalAmount: '1',
      ...Object.fromEntries(fields.map((name) => [name, pick(written)])),
      ...(table && {
        [table.field]: pick([
          null,
          'none',
          [],
          Array.from({ length: pick([1, 3]) }, () => ({
            ...Object.fromEntries(table.columns.map(({ column }) => [column, pick(written)])),
            n: '5',
          })),
        ]),
      }),
    };
    return { creditorType, claimAmount: '1', claimData };
  });
  const sums = await rows<{ sum: string }>(
    `SELECT coalesce(heads_sum((f->>'creditorType')::"CreditorType", f->'claimData'), 0)::numeric(30, 2)::text AS sum
     FROM unnest($1::jsonb[]) WITH ORDINALITY AS u (f, at) ORDER BY at`,
    [forms.map((form) => JSON.stringify(form))],
  );
  // What the desk divides is broken down by no form.
  const sumIn = (form: (typeof forms)[number]) => (isDividedAtDesk(form) ? 0n : sumOfHeads(form));
  const differing = forms.filter((form, at) => fromPaise(sumIn(form)) !== sums[at]?.sum);
  expect(differing).toEqual([]);
  expect(new Set(sums.map(({ sum }) => sum)).size).toBeGreaterThan(50);
});

const sameName = async (one: string, other: string) =>
  (
    await rows<{ same: boolean; turned: boolean; held: boolean }>(
      `SELECT maybe_same_name($1, $2) AS same, maybe_same_name($2, $1) AS turned,
         NOT other_holder($1, jsonb_build_object('accountHolderName', $2::text)) AS held`,
      [one, other],
    )
  )[0];

test.each([
  ['Asha Devi', 'ASHA DEVI'],
  ['Asha Devi', 'Smt. Asha Kumari Devi'],
  ['Ravi Menon', 'R. Menon'],
  ['Ravi Menon', 'Menon Ravi'],
  ['RamKumar', 'Ram Kumar'],
  ['Kaveri Traders Private Limited', 'M/s Kaveri Traders'],
  ['Kaveri Traders Pvt. Ltd.', 'KAVERI TRADERS PRIVATE LIMITED'],
  ['Kaveri & Sons', 'Kaveri and Sons'],
  ['The Company Limited', 'The Company Limited'],
  ['Ａｓｈａ Ｄｅｖｉ', 'asha devi'],
  ['आशा देवी', 'आशा\u200c देवी।'],
  ["D'Souza Ana", 'Ana D’Souza'],
  // Names in two scripts cannot be compared.
  ['Asha Devi', 'आशा देवी'],
  ['Asha Devi', ''],
  ['Asha Devi', '--'],
])('%s may be the same person as %s', async (one, other) =>
  expect(await sameName(one, other)).toEqual({ same: true, turned: true, held: true }),
);

test.each([
  ['Asha Devi', 'Ravi Menon'],
  ['Asha Devi', 'Asha Menon'],
  ['Bank of India', 'Union Bank of India'],
  ['Kaveri Traders Private Limited', 'Ganga Traders Private Limited'],
  ['Kaveri Traders Private Limited', 'Private Limited'],
  ['आशा देवी', 'रवि मेनन'],
  ['Anna Anna', 'Anna Devi'],
])('%s is not the same person as %s', async (one, other) =>
  expect(await sameName(one, other)).toEqual({ same: false, turned: false, held: false }),
);

test('the day of default is read from the field of each form, and only from a valid day', async () => {
  for (const type of creditorTypes) {
    const field = defaultDateOf[type] ?? 'defaultDate';
    const days = await rows<{ day: string | null }>(
      `SELECT default_day($1::"CreditorType", jsonb_build_object($2::text, day))::text AS day
       FROM unnest($3::text[]) WITH ORDINALITY AS u (day, at) ORDER BY at`,
      [type, field, ['2026-10-31', '31-10-2026', 'soon', '', '0000-01-01', '2026-13-01']],
    );
    const [first, ...others] = days.map(({ day }) => day);
    expect([type, first]).toEqual([type, defaultDateOf[type] ? '2026-10-31' : null]);
    expect(others).toEqual([null, null, null, null, null]);
  }
});

test('a claim counts as flagged by each flag that is stored', async () => {
  const [row] = await rows<{ made: string }>(
    `SELECT generation_expression AS made FROM information_schema.columns
     WHERE table_name = 'claim_desk' AND column_name = 'flagged'`,
  );
  const columns = row?.made.match(/\w+(?= OR |\)|$)/g) ?? [];
  expect(columns.sort()).toEqual(keptFlagNames.map((name) => flags[name].column).sort());
});
