import { formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { unmask } from '@/lib/forms/unmask';

const formB = formOf('form_b');
const formE = formOf('form_e');
const b = sampleValuesOf('form_b');

const row = (serialNo: string, identificationNumber: string) => ({
  serialNo,
  employeeName: 'Ganesh Pawar',
  identificationNumber,
  totalAmountDue: '1.00',
  periodDue: '2024',
});

test('a mask is replaced by the number it was made from, and by no other', () => {
  expect(unmask(formB, b, { representativePan: '••••234F' })).toEqual({
    representativePan: 'ABCPK1234F',
  });
  const wrong = { representativePan: '••••999F', accountNumber: '••••' };
  expect(unmask(formB, b, wrong)).toEqual(wrong);
});

test('rows keep their numbers when rows before them are removed', () => {
  const stored = { employeeDetails: [row('1', 'BKLPP1234Q'), row('2', 'CKLPP9999Q')] };
  const given = { employeeDetails: [row('2', '••••999Q'), row('3', 'NEWPP1111A')] };
  expect(unmask(formE, stored, given).employeeDetails).toEqual([
    row('2', 'CKLPP9999Q'),
    row('3', 'NEWPP1111A'),
  ]);
});

test('a mask that fits several different numbers stays a mask', () => {
  const stored = { employeeDetails: [row('1', 'BKLPP1234Q'), row('2', 'CKLPP1234Q')] };
  const given = { employeeDetails: [row('7', '••••234Q')] };
  expect(unmask(formE, stored, given)).toEqual(given);
});
