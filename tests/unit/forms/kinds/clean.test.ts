import type { Field } from '@/lib/forms/definitions/field';
import { type Kind, kinds } from '@/lib/forms/definitions/kind';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { brokenText } from '@/lib/forms/validate';

/** What is stored of a text that was typed, pasted, sent, or read from a cell, and the rule that refuses it, if any. */
const brought: [Kind, string, string, string?][] = [
  ['phone', '+91 98765 43210', '9876543210'],
  ['phone', '919876543210', '9876543210'],
  ['phone', '09876543210', '9876543210'],
  ['phone', '+91-098765-43210', '9876543210'],
  ['phone', '0091 98765 43210', '9876543210'],
  ['phone', '(+91) 98765.43210', '9876543210'],
  ['phone', '९८७६५४३२१०', '9876543210'],
  ['phone', '٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['phone', '９８７６５４３２１０', '9876543210'],
  ['phone', '\u202a+91 98765 43210\u202c', '9876543210'],
  ['phone', "'9876543210", '9876543210'],
  ['phone', '9876543210.0', '9876543210'],
  ['phone', '9198765432', '9198765432'],
  ['phone', '98765432101', '98765432101', 'phone'],
  ['phone', '+19876543210', '+19876543210', 'phone'],
  ['phone', '+98 76543 21098', '+987654321098', 'phone'],
  ['phone', '9876543210 / 9123456789', '9876543210/9123456789', 'phone'],
  ['phone', '9.87654E+09', '9.87654E+09', 'digitsLost'],
  ['accountNumber', '0001 2345-678', '00012345678'],
  ['accountNumber', '००१२३४५६७८', '0012345678'],
  ['accountNumber', '12345678901.0', '12345678901'],
  ['accountNumber', '\u200b1234 5678\u00a09012', '123456789012'],
  ['accountNumber', '1.23457E+11', '1.23457E+11', 'digitsLost'],
  ['accountNumber', '12345678901.5', '12345678901.5', 'accountNumber'],
  ['accountNumber', '12345678901234567890', '12345678901234567890', 'accountNumber'],
  ['accountNumber', 'SB 12345678', 'SB12345678', 'accountNumber'],
  ['aadhaar', '2345-6789  0124', '234567890124'],
  ['aadhaar', '२३४५ ६७८९ ०१२४', '234567890124'],
  ['aadhaar', '2.34568E+11', '2.34568E+11', 'digitsLost'],
  ['pincode', '560 001', '560001'],
  ['pincode', '560-001', '560001'],
  ['pincode', '5600011', '5600011', 'pincode'],
  ['pan', ' abcpk 1234-f', 'ABCPK1234F'],
  ['pan', 'ABCPK१२३४F', 'ABCPK1234F'],
  ['pan', 'ABCPK1234F1', 'ABCPK1234F1', 'pan'],
  ['ifsc', 'sbin 0001234', 'SBIN0001234'],
  ['gstin', '27aapfu 0939f1zv', '27AAPFU0939F1ZV'],
  ['gstin', '27PNEA06819B1DE', '27PNEA06819B1DE'],
  ['gstin', '9917SGP29001OSF', '9917SGP29001OSF'],
  ['gstin', '0717UNO00157UNO', '0717UNO00157UNO'],
  ['gstin', '27AAPFU0939F1ZW', '27AAPFU0939F1ZW', 'gstinCheck'],
  ['gstin', '27AAPFU0939F1XV', '27AAPFU0939F1XV', 'gstin'],
  ['count', '1,200', '1200'],
  ['count', '25.0', '25'],
  ['count', '२५', '25'],
  ['count', '-5', '-5', 'count'],
  ['count', '2.5', '2.5', 'count'],
  ['count', '12345678', '12345678', 'count'],
  ['email', 'asha\u200b@example.in\ufeff', 'asha@example.in'],
  ['email', '\u202aasha@example.in\u202c', 'asha@example.in'],
];

test.each(brought.map(([kind, typed, kept, rule]) => ({ kind, typed, kept, rule })))(
  '$kind: typed as $typed it is stored as $kept',
  ({ kind, typed, kept, rule }) => {
    const field = { name: 'x', kind } as Field;
    expect(behaviourOf(kind).clean(typed)).toBe(kept);
    expect(brokenText(field, typed)?.rule).toBe(rule);
    // A cell is read like a typed text.
    const find = { choice: () => undefined, city: () => undefined };
    expect(behaviourOf(kind).clean(String(behaviourOf(kind).parseCell(typed, find)))).toBe(kept);
  },
);

test('a number typed key by key is stored as the same number pasted', () => {
  for (const [kind, typed, kept] of brought.filter(([one]) => one !== 'phone')) {
    const { clean } = behaviourOf(kind);
    expect(clean([...typed].reduce((taken, key) => clean(taken + key), ''))).toBe(kept);
  }
});

test('a mask and its handle are stored unchanged', () => {
  const handle = `••••1234:${'A0'.repeat(32)}`;
  const kept = kinds.filter((kind) => behaviourOf(kind).identifier);
  expect(kept.length).toBeGreaterThan(2);
  for (const kind of kept) expect([kind, behaviourOf(kind).clean(handle)]).toEqual([kind, handle]);
});

test.each([
  ['SBINO001234', 'ifscMeant', 'SBIN0001234'],
  ['5BIN0001234', 'ifscMeant', 'SBIN0001234'],
  ['SBIN1001234', 'ifscFifth', undefined],
  ['12340001234', 'ifscBank', undefined],
  ['SBIN0001234', undefined, undefined],
])('IFSC %s gets the question %s', (code, ask, meant) => {
  const doubt = behaviourOf('ifsc').doubt?.(code);
  expect([doubt?.ask, doubt?.meant]).toEqual([ask, meant]);
});
