import { createTranslator } from 'use-intl/core';
import { wordsIn } from '@/lib/i18n/words';
import { asRead, headLabelOf } from '@/lib/law/head-label';

const claim = {
  creditorType: 'form_e',
  claimData: { employeeDetails: [{ employeeName: 'Ram' }, { employeeName: 'Sita' }] },
  version: 2,
} as const;

const t = createTranslator({
  locale: 'en',
  messages: wordsIn('en').law,
  namespace: 'heads',
});

const labelOf = (readVersion: number) =>
  headLabelOf(asRead(claim, readVersion), wordsIn('en').forms, {
    remainder: () => 'Not broken down',
    divided: (head) => head,
    row: (head, given) => t(head, given),
  });

test('an employee is named by the form that the claim has now', () => {
  expect(labelOf(2)('employee:2')).toBe('Employee 2 · Sita');
  expect(labelOf(2)('employee:3')).toBe('Employee 3');
});

test('an employee of another version of the form has a number and no name', () => {
  expect(labelOf(1)('employee:2')).toBe('Employee 2');
  expect(labelOf(1)('remainder')).toBe('Not broken down');
});

test('an invoice is named by its number, and by its row where that is not known', () => {
  const invoices = [{ invoiceNumber: 'INV-7' }, { invoiceNumber: 'INV-9' }];
  const supplier = { creditorType: 'form_b', claimData: { invoices }, version: 2 } as const;
  const named = (readVersion: number) =>
    ['invoice:2', 'invoiceInterest:2'].map(
      headLabelOf(asRead(supplier, readVersion), wordsIn('en').forms, {
        remainder: () => 'Not broken down',
        divided: (head) => head,
        row: (head, given) => t(head, given),
      }),
    );
  expect(named(2)).toEqual(['Invoice INV-9', 'Interest on invoice INV-9']);
  expect(named(1)).toEqual(['Invoice in row 2', 'Interest on the invoice in row 2']);
});
