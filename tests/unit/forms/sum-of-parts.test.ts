import { formOf } from '@/lib/forms/definitions/registry';
import { sumOfParts } from '@/lib/forms/sum-of-parts';

describe('the sum beside the claim amount', () => {
  it('is exact where floating-point numbers are not', () => {
    const parts = { principalAmount: '0.1', interestAmount: '0.2', penaltyAmount: '' };
    expect(sumOfParts(formOf('form_c'), parts)).toBe('0.30');
    expect(
      sumOfParts(formOf('form_c'), {
        principalAmount: '9007199254740993',
        interestAmount: ' 0.01 ',
        claimAmount: '5',
      }),
    ).toBe('9007199254740993.01');
  });

  it('adds up what is due to each employee', () => {
    const employeeDetails = [
      { totalAmountDue: '100000.25' },
      { totalAmountDue: '' },
      { totalAmountDue: '98000.5' },
    ];
    expect(sumOfParts(formOf('form_e'), { employeeDetails })).toBe('198000.75');
  });

  it('adds up what is due on each invoice and its interest', () => {
    const row = { invoiceNumber: 'INV-1', invoiceAmount: '999.00' };
    const invoices = [
      { ...row, amountDue: '100.25', interestDue: '' },
      { ...row, amountDue: '0.50', interestDue: '12.00' },
    ];
    expect(sumOfParts(formOf('form_b'), { invoices })).toBe('112.75');
    expect(sumOfParts(formOf('form_b'), { invoices: [] })).toBeNull();
  });

  it('is not shown before anything is filled in, nor when a part is no amount', () => {
    expect(sumOfParts(formOf('form_f'), { walletBalance: '', claimAmount: '100' })).toBeNull();
    expect(sumOfParts(formOf('form_f'), { walletBalance: '1', refundAmount: '1,000' })).toBeNull();
    expect(sumOfParts(formOf('form_f'), { walletBalance: '1', refundAmount: '-1' })).toBeNull();
    expect(sumOfParts(formOf('form_b'), { claimAmount: '100' })).toBeNull();
  });

  it('is zero when all parts are zero', () => {
    expect(sumOfParts(formOf('form_f'), { walletBalance: '0' })).toBe('0.00');
  });
});
