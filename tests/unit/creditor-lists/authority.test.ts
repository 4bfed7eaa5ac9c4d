import { authorityIn } from '@/lib/creditor-lists/authority';

test.each([
  [
    'State Tax Department, Government of Maharashtra',
    'State Tax Department',
    'Government of Maharashtra',
  ],
  ['Commissioner of Customs (Govt. of India)', 'Commissioner of Customs', 'Govt. of India'],
  ['Income Tax Department – Government of India', 'Income Tax Department', 'Government of India'],
  ['वाणिज्य कर विभाग, महाराष्ट्र शासन', 'वाणिज्य कर विभाग', 'महाराष्ट्र शासन'],
  ['आयकर विभाग (भारत सरकार)', 'आयकर विभाग', 'भारत सरकार'],
  ['Employees Provident Fund Organisation', 'Employees Provident Fund Organisation', null],
  ['Government of Karnataka', 'Government of Karnataka', null],
  ['भारत सरकार', 'भारत सरकार', null],
  ['', '', null],
])('of %j annexure 7 has the department and the government', (name, department, government) => {
  expect(authorityIn(name)).toEqual({ department, government });
});
