import type { CreditorType } from '@/lib/forms/field';
import {
  creditorTypeLabel,
  formTitle,
  labelOf,
  messageOf,
  placeholderOf,
  sectionTitle,
} from '@/lib/forms/labels';
import { formOf } from '@/lib/forms/registry';
import { sampleValuesOf } from '@/lib/forms/samples';
import { problemsIn } from '@/lib/forms/schema';
import { words } from './every';

/** The English sentences shown when these values stand in an otherwise good claim. */
function sentences(type: CreditorType, values: Record<string, unknown>): string[] {
  const form = formOf(type);
  return problemsIn(form, { ...sampleValuesOf(type), ...values }).map((problem) =>
    messageOf(words.en, form, problem),
  );
}

const sentence = (type: CreditorType, name: string, value: unknown) =>
  sentences(type, { [name]: value }).join();

const whenEmpty: Record<CreditorType, Record<string, string>> = {
  form_b: {
    companyName: 'Company name is required',
    companyRegistrationNumber: 'Registration number is required',
    companyAddress: 'Company address is required',
    companyCity: 'City is required',
    companyState: 'State is required',
    companyPincode: 'Valid pincode is required',
    representativeName: 'Representative name is required',
    representativeDesignation: 'Designation is required',
    representativeEmail: 'Email is required',
    representativePhone: 'Phone number is required',
    representativePan: 'PAN number is required',
    representativeAadhaar: 'Aadhaar number is required',
    claimAmount: 'Claim amount is required',
    natureOfClaim: 'Nature of claim is required',
    servicesPeriod: 'Services period is required',
    outstandingSince: 'Outstanding since date is required',
    claimDescription: 'Please provide a detailed description',
    bankName: 'Bank name is required',
    accountNumber: 'Account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
  },
  form_c: {
    institutionName: 'Institution name is required',
    institutionType: 'Institution type is required',
    licenseNumber: 'License number is required',
    institutionAddress: 'Institution address is required',
    institutionCity: 'City is required',
    institutionState: 'State is required',
    institutionPincode: 'Valid pincode is required',
    officerName: 'Officer name is required',
    officerDesignation: 'Officer designation is required',
    officerEmail: 'Officer email is required',
    officerPhone: 'Officer phone number is required',
    facilityType: 'Facility type is required',
    natureOfClaim: 'Nature of claim is required',
    principalAmount: 'Principal amount is required',
    claimAmount: 'Claim amount is required',
    sanctionDate: 'Sanction date is required',
    defaultDate: 'Default date is required',
    claimDescription: 'Please provide a detailed description',
    bankName: 'Bank name is required',
    accountNumber: 'Account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
  },
  form_d: {
    fullName: 'Full name is required',
    fatherName: "Father's name is required",
    dateOfBirth: 'Date of birth is required',
    gender: 'Gender is required',
    maritalStatus: 'Marital status is required',
    nationality: 'Nationality is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    currentAddress: 'Current address is required',
    currentCity: 'City is required',
    currentState: 'State is required',
    currentPincode: 'Valid pincode is required',
    employeeId: 'Employee ID is required',
    joiningDate: 'Joining date is required',
    designation: 'Designation is required',
    workLocation: 'Work location is required',
    employmentType: 'Employment type is required',
    claimAmount: 'Claim amount is required',
    natureOfClaim: 'Nature of claim is required',
    claimDescription: 'Please provide a detailed description',
    bankName: 'Bank name is required',
    accountNumber: 'Account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
  },
  form_e: {
    organizationName: 'Organization name is required',
    organizationType: 'Organization type is required',
    registrationNumber: 'Registration number is required',
    registrationDate: 'Registration date is required',
    organizationAddress: 'Organization address is required',
    organizationCity: 'City is required',
    organizationState: 'State is required',
    organizationPincode: 'Valid pincode is required',
    representativeName: 'Representative name is required',
    representativeDesignation: 'Designation is required',
    representativeEmail: 'Email is required',
    representativePhone: 'Phone number is required',
    representativeAddress: 'Representative address is required',
    authorizationDocument: 'Authorization document is required',
    authorizationDate: 'Authorization date is required',
    totalEmployeesRepresented: 'Total employees represented is required',
    employeeCategories: 'Employee categories is required',
    claimAmount: 'Claim amount is required',
    natureOfClaim: 'Nature of claim is required',
    claimPeriod: 'Claim period is required',
    claimDescription: 'Please provide a detailed description',
    individualClaimDetails: 'Individual claim details are required',
    bankName: 'Bank name is required',
    accountNumber: 'Account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
    employeeDetails: 'At least one employee detail is required',
    debtIncurredDetails: 'Please provide details of how debt was incurred',
  },
  form_f: {
    fullName: 'Full name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    address: 'Address is required',
    city: 'City is required',
    state: 'State is required',
    pincode: 'Valid pincode is required',
    customerType: 'Customer type is required',
    relationshipWithDebtor: 'Relationship with the corporate debtor is required',
    claimAmount: 'Claim amount is required',
    natureOfClaim: 'Nature of claim is required',
    claimDescription: 'Please provide a detailed description',
    bankName: 'Bank name is required',
    bankAccountNumber: 'Bank account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
  },
  form_ca: {
    institutionName: 'Institution name is required',
    institutionType: 'Institution type is required',
    licenseNumber: 'License number is required',
    registeredOfficeAddress: 'Registered office address is required',
    contactEmail: 'Contact email is required',
    contactPhone: 'Contact phone number is required',
    claimAmount: 'Claim amount is required',
    claimDescription: 'Please provide a detailed description',
    debtDetails: 'Details of how and when debt incurred are required',
    authorizedRepresentativeName: 'Authorized representative name is required',
    authorizedRepresentativeIP: 'Insolvency Professional name is required',
    documentsDescription: 'Description of documents is required',
    isRelatedParty: 'Please say whether the creditor is a related party',
    isEligibleForVoting: 'Please say whether the creditor is eligible to vote',
    bankName: 'Bank name is required',
    accountNumber: 'Account number is required',
    ifscCode: 'Valid IFSC code is required',
    accountHolderName: 'Account holder name is required',
  },
};

describe.each(Object.keys(whenEmpty) as CreditorType[])('an empty %s', (type) => {
  it('asks for these and no others, in these words', () => {
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
  ])('in the contact of %s is named as such', (type, email, emailText, phone, phoneText) => {
    expect(sentence(type, email, 'asha@example')).toBe(emailText);
    expect(sentence(type, phone, '5876543210')).toBe(phoneText);
    expect(formOf(type).contact).toEqual({ email, phone });
  });

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
  ])('in %s %s reads as it should', (type, name, value, expected) => {
    expect(sentence(type, name, value)).toBe(expected);
  });
});

describe('what the forms are called', () => {
  const english = words.en;

  it('titles and types', () => {
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
      'Company Information, Authorized Representative, Claim Information, Banking Details',
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
  ])('sections of %s', (type, titles) => {
    const { sections } = formOf(type);
    expect(sections.map((section) => sectionTitle(english, section)).join(', ')).toBe(titles);
  });

  it('labels that other screens name, the highlight and the Aadhaar placeholder', () => {
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
