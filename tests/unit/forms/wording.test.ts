import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import {
  creditorTypeLabel,
  formTitle,
  labelOf,
  messageOf,
  placeholderOf,
  sectionTitle,
} from '@/lib/forms/labels';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { problemsIn } from '@/lib/forms/validate';
import { words } from './every';
import { whenEmpty } from './required-messages';

/** The English sentences shown when these values stand in an otherwise good claim. */
function sentences(type: CreditorType, values: Record<string, unknown>): string[] {
  const form = formOf(type);
  return problemsIn(form, { ...sampleValuesOf(type), ...values }).map((problem) =>
    messageOf(words.en, form, problem),
  );
}

const sentence = (type: CreditorType, name: string, value: unknown) =>
  sentences(type, { [name]: value }).join();

describe.each(Object.keys(whenEmpty) as CreditorType[])('an empty %s', (type) => {
  it('names exactly these required fields, in these words', () => {
    const form = formOf(type);
    const asked = problemsIn(form, {}).map((problem) => [
      problem.field,
      messageOf(words.en, form, problem),
    ]);
    expect(Object.fromEntries(asked)).toEqual(whenEmpty[type]);
  });
});

describe('an ill-formed value', () => {
  const anyEmail = 'Please enter a valid email address (e.g., name@example.com)';
  const anyPhone = 'Please enter a valid 10-digit mobile number starting with 6-9';

  it.each<[CreditorType, string, string, string, string]>([
    [
      'form_b',
      'representativeEmail',
      'Please enter a valid representative email address',
      'representativePhone',
      'Please enter a valid 10-digit mobile number for representative',
    ],
    [
      'form_c',
      'officerEmail',
      'Please enter a valid officer email address',
      'officerPhone',
      'Please enter a valid 10-digit mobile number for officer',
    ],
    ['form_d', 'email', anyEmail, 'phone', anyPhone],
    [
      'form_e',
      'representativeEmail',
      'Please enter a valid representative email address',
      'representativePhone',
      'Please enter a valid 10-digit mobile number for representative',
    ],
    ['form_f', 'email', anyEmail, 'phone', anyPhone],
    [
      'form_ca',
      'contactEmail',
      'Please enter a valid contact email address',
      'contactPhone',
      'Please enter a valid 10-digit mobile number for contact',
    ],
  ])(
    'in the contact of %s has the message for e-mail and phone',
    (type, email, emailText, phone, phoneText) => {
      expect(sentence(type, email, 'asha@example')).toBe(emailText);
      expect(sentence(type, phone, '5876543210')).toBe(phoneText);
      expect(formOf(type).contact).toEqual({ email, phone });
    },
  );

  it.each<[CreditorType, string, unknown, string]>([
    ['form_b', 'companyPincode', '40001', 'Pincode must be 6 digits'],
    ['form_b', 'ifscCode', 'SBIN000123', 'IFSC code must be 11 characters'],
    ['form_b', 'accountNumber', '1234567', 'Please enter a valid account number (8-18 digits)'],
    ['form_f', 'bankAccountNumber', '1234567', 'Please enter a valid account number (8-18 digits)'],
    ['form_b', 'claimDescription', 'unpaid', 'Please provide a detailed description'],
    [
      'form_b',
      'representativePan',
      'ABCDE12345',
      'Please enter a valid PAN number (e.g., ABCDE1234F)',
    ],
    ['form_d', 'panNumber', 'ABCDE12345', 'Please enter a valid PAN number (e.g., ABCDE1234F)'],
    ['form_b', 'representativeAadhaar', '123', 'Please enter a valid 12-digit Aadhaar number'],
    ['form_f', 'aadhaarNumber', '123', 'Please enter a valid 12-digit Aadhaar number'],
    [
      'form_d',
      'alternatePhone',
      '5876543210',
      'Please enter a valid 10-digit Indian mobile number',
    ],
    ['form_e', 'individualClaimDetails', 'short', 'Individual claim details are required'],
    ['form_e', 'debtIncurredDetails', 'short', 'Please provide details of how debt was incurred'],
    ['form_ca', 'debtDetails', 'short', 'Details of how and when debt incurred are required'],
    ['form_e', 'employeeDetails', [], 'At least one employee detail is required'],
  ])('in %s %s has its own message', (type, name, value, expected) => {
    expect(sentence(type, name, value)).toBe(expected);
  });
});

describe('the names of the forms', () => {
  const english = words.en;

  it('are these titles and types', () => {
    const types = Object.keys(whenEmpty) as CreditorType[];
    expect(types.map((type) => formTitle(english, formOf(type)))).toEqual([
      'Form B - Operational Creditor Details',
      'Form C - Financial Creditor Details',
      'Form D - Workmen & Employees Details',
      'Form E - Authorized Representative Details',
      'Form F - Other Creditors (Customers) Details',
      'Form CA - Financial Creditors in a Class',
    ]);
    expect(types.map((type) => creditorTypeLabel(english, type))).toEqual([
      'Operational Creditor',
      'Financial Creditor',
      'Workmen & Employees',
      'Authorized Representative',
      'Other Creditors (Customers)',
      'Financial Creditors in a Class',
    ]);
  });

  it.each<[CreditorType, string]>([
    [
      'form_b',
      'Company Information, Authorized Representative, Claim Information, Invoices (Optional), Banking Details',
    ],
    [
      'form_c',
      'Financial Institution Information, Authorized Officer, Financial Claim Information, Security & Guarantee Details, Banking Details for Reimbursement',
    ],
    [
      'form_d',
      'Personal Information, Contact Information, Address Information, Identity Documents, Employment Details, Claim Information, Banking Details',
    ],
    [
      'form_e',
      'Representative Organization Information, Authorized Representative Details, Authorization Details, Represented Employees Details, Union/Organization Details, Collective Claim Information, Banking Details for Disbursement, Employee Details, Additional Details',
    ],
    [
      'form_f',
      'Personal Information, Address Information, Customer/Creditor Information, Claim Information, Breakdown of Claim Amount, Supporting Information, Banking Details for Refund',
    ],
    [
      'form_ca',
      'Financial Institution Information, Claim Information, Security Details, Authorized Representative, Documentation, Declaration, Banking Details',
    ],
  ])('have these sections on %s', (type, titles) => {
    const { sections } = formOf(type);
    expect(sections.map((section) => sectionTitle(english, section)).join(', ')).toBe(
      `${titles}, Late Claim, Further Particulars (Optional)`,
    );
  });

  it('have these labels, this highlight and this Aadhaar placeholder', () => {
    const formB = formOf('form_b');
    const named = ['companyName', 'companyPincode', 'ifscCode', 'representativePan'];
    expect(named.map((name) => labelOf(english, formB, name))).toEqual([
      'Company Name',
      'PIN Code',
      'IFSC Code',
      'Representative PAN',
    ]);
    expect(english.highlight).toBe('This field is required');
    expect(placeholderOf(english, formB, 'representativeAadhaar')).toBe('12 digits');
  });
});
