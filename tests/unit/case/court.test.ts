import { createTranslator } from 'use-intl/core';
import { courtLines } from '@/lib/case/court';
import { caseFieldNames, caseFields, isJudged } from '@/lib/case/fields';
import { wordsIn } from '@/lib/i18n/words';

const none = {
  tribunal: null,
  tribunalBench: null,
  caseNumber: null,
  admissionOrderDate: null,
  admissionOrderNumber: null,
};
const linesIn = (language: 'en' | 'hi', facts: Partial<Record<keyof typeof none, string>>) =>
  courtLines(
    { ...none, ...facts },
    language,
    createTranslator({ locale: language, messages: wordsIn(language).papers, namespace: 'head' }),
  );

test.each([
  [{}, []],
  [{ tribunal: 'NCLT' }, ['NCLT']],
  [{ tribunalBench: 'Mumbai Bench' }, ['Mumbai Bench']],
  [
    { tribunal: 'NCLT', tribunalBench: 'Mumbai Bench', caseNumber: 'CP (IB) No. 7' },
    ['NCLT, Mumbai Bench', 'CP (IB) No. 7'],
  ],
  [{ admissionOrderNumber: 'A/1' }, ['Order of admission A/1']],
  [{ admissionOrderDate: '2026-01-10' }, ['Order of admission of 10 Jan 2026']],
  [
    { admissionOrderDate: '2026-01-10', admissionOrderNumber: 'A/1' },
    ['Order of admission A/1 of 10 Jan 2026'],
  ],
])('of %p the head of a paper has %p', (facts, lines) => {
  expect(linesIn('en', facts)).toEqual(lines);
});

test('the order of admission is said in Hindi too', () => {
  expect(linesIn('hi', { admissionOrderDate: '2026-01-10', admissionOrderNumber: 'A/1' })).toEqual([
    'मामला स्वीकार करने का आदेश A/1, 10 जनवरी 2026',
  ]);
});

test('everybody reads what names the court, and nobody is asked about its numbers', () => {
  const court = caseFieldNames.filter((field) => caseFields[field].section === 'tribunal');
  expect(court.map((field) => caseFields[field].public)).toEqual(court.map(() => true));
  expect(court.filter(isJudged)).toEqual(['tribunal', 'tribunalBench']);
});
