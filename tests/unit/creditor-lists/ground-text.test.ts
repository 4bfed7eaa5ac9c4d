import { createTranslator } from 'use-intl/core';
import { listWords } from '@/lib/creditor-lists/files/words';
import { groundText } from '@/lib/creditor-lists/ground-text';
import { wordsIn } from '@/lib/i18n/words';
import { line } from './list-lines';

const say = createTranslator({ locale: 'en', messages: wordsIn('en').law, namespace: 'reasons' });
const other = 'Another reason';

test.each([
  [{ code: 'not_agreed', amount: '1250.50' } as const, 'Interest or penalty not agreed: ₹1,250.50'],
  [
    { code: 'dispute_pending', amount: '10.00', text: 'the High Court' } as const,
    'A dispute is pending before the High Court: ₹10.00',
  ],
  [{ code: 'dispute_pending', amount: '10.00' } as const, 'A dispute is pending: ₹10.00'],
  [{ code: 'not_agreed', amount: '0.00' } as const, 'Interest or penalty not agreed'],
  [{ code: 'time_barred' } as const, 'Barred by limitation'],
  [
    { code: 'other', amount: '7.00', text: 'for the creditor alone' } as const,
    'Another reason: ₹7.00',
  ],
])('%j is said in words', (ground, said) => {
  expect(groundText(ground, say, other)).toBe(said);
});

test.each(['en', 'hi'] as const)(
  'remarks, reasons and transfers stand together, in %s',
  (language) => {
    const said = listWords(language).remarksOf({
      ...line(1),
      remarks: 'Seen',
      grounds: [{ code: 'time_barred', amount: '5.00' }],
      transfers: [{ way: 'to', claim: 'CLM-2026-000002', amount: '3.00', on: '2026-10-01' }],
    });
    expect(said).toEqual([
      'Seen',
      expect.stringContaining('₹5.00'),
      expect.stringContaining('CLM-2026-000002'),
    ]);
  },
);
