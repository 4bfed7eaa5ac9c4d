import { formOf, tableOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { cleanValuesOf, nextRowOf } from '@/lib/forms/values';

const formB = formOf('form_b');
const formE = formOf('form_e');

describe('what is stored of a claim', () => {
  it('is trimmed, and its identifiers are in their usual spelling', () => {
    const typed = {
      companyName: '  Sunrise\tAuto Parts ',
      representativePan: ' abcpk1234f ',
      representativeAadhaar: '1234 5678 9010 ',
      gstin: '27aabcs1234f1zr',
      ifscCode: 'demo0001234',
      claimAmount: ' 000125000.50 ',
      claimDescription: ' Brake pads\r\nand filters ',
    };
    expect(cleanValuesOf(formB, typed)).toEqual({
      companyName: 'Sunrise Auto Parts',
      representativePan: 'ABCPK1234F',
      representativeAadhaar: '123456789010',
      gstin: '27AABCS1234F1ZR',
      ifscCode: 'DEMO0001234',
      claimAmount: '125000.50',
      claimDescription: 'Brake pads\nand filters',
    });
    expect(problemsIn(formB, { ...sampleValuesOf('form_b'), ...typed })).toEqual([]);
  });

  it('has no empty, unknown, inherited or wrongly typed value', () => {
    const typed = Object.assign(Object.create({ companyName: 'Inherited' }), {
      gstin: '  ',
      bankName: 12,
      documents: ['1'],
      __proto__2: 'x',
    });
    expect(cleanValuesOf(formB, typed)).toEqual({});
  });

  it('has every digit of an account number, leading zeros too', () => {
    expect(cleanValuesOf(formB, { accountNumber: '000012345678' })).toEqual({
      accountNumber: '000012345678',
    });
  });

  it('has the joiners and line breaks that Hindi and addresses need', () => {
    const claimDescription = 'क्\u200dष और\nअगली पंक्ति है यह';
    expect(problemsIn(formB, { ...sampleValuesOf('form_b'), claimDescription })).toEqual([]);
    expect(cleanValuesOf(formB, { claimDescription })).toEqual({ claimDescription });
  });

  it('has the serial numbers of employees as strings, however they were sent', () => {
    const { employeeDetails } = sampleValuesOf('form_e');
    const rows = [...(employeeDetails ?? [])].map((row, index) => ({
      ...Object(row),
      serialNo: index + 1,
      extra: 'dropped',
    }));
    expect(cleanValuesOf(formE, { employeeDetails: rows })).toEqual({ employeeDetails });
    expect(problemsIn(formE, { ...sampleValuesOf('form_e'), employeeDetails: rows })).toEqual([]);
  });
});

describe('the employee table', () => {
  it('numbers a new row after the highest number, also when a row was removed', () => {
    const table = tableOf(formE);
    if (!table) throw new Error('no table');
    expect(nextRowOf(table, []).serialNo).toBe('1');
    expect(nextRowOf(table, [{ serialNo: '1' }, { serialNo: '3' }]).serialNo).toBe('4');
  });

  it('names each cell that is wrong', () => {
    const employeeDetails = [{ serialNo: 1 }, 'Salim'];
    const problems = problemsIn(formE, { ...sampleValuesOf('form_e'), employeeDetails });
    expect(problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'employeeDetails.0.employeeName required',
      'employeeDetails.0.identificationNumber required',
      'employeeDetails.0.totalAmountDue required',
      'employeeDetails.0.periodDue required',
      'employeeDetails.1 type',
    ]);
  });
});
