import { unmaskingIn } from '@/lib/forms/published/unmasking';

const names = [
  'Ramesh Kumar Yadav',
  'Shivnath Yadav',
  'सीता देवी',
  'Kirana Workers Union Ltd',
  'M S Rao',
];
const told = (text: string) => unmaskingIn(text, names).map(({ word, by }) => [word, by]);

test.each([
  ['As agreed with Mr Yadav.', 'Yadav', 'name'],
  ['RAMESH came in person', 'RAMESH', 'name'],
  ['Ra\u200bmesh came in person', 'Ra\u200bmesh', 'name'],
  ['Ｒａｍｅｓｈ came', 'Ｒａｍｅｓｈ', 'name'],
  ['सीता ने कहा', 'सीता', 'name'],
  ['Kirana’s list', 'Kirana', 'name'],
  ['Rao wrote', 'Rao', 'name'],
  ['S/o a driver', 'S/o', 'relative'],
  ['Claimed by the widow of the workman', 'widow', 'relative'],
  ['son of a driver', 'son of', 'relative'],
  ['पिता ने लिखा', 'पिता', 'relative'],
  ['Token 4521', '4521', 'number'],
  ['Employee 20418', '20418', 'number'],
  ['बस ४५२१', '4521', 'number'],
  ['PAN ABCPK1234F', 'ABCPK1234F', 'number'],
  ['12345678', '12345678', 'number'],
])('the remark %j tells who a masked creditor is by %j', (text, word, by) => {
  expect(told(text)).toEqual([[word, by]]);
});

test.each([
  'As per the wage register.',
  'Wages of March 2024, Rs 12345.50 of ₹1,25,000',
  'Paid on 01.04.2024 under CP(IB) 1234/2024; counted in CLM-2026-000007',
  'Mr M asked for the bonus of the workers’ union',
  '12 months of 2023-24',
  'मज़दूरी का रजिस्टर 2024',
])('the remark %j does not tell who a masked creditor is', (text) => {
  expect(told(text)).toEqual([]);
});
