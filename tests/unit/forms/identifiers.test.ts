import { identifierOf } from '@/lib/forms/identifier';
import { everyField, type Place } from './every';

const nameOf = ({ field, table }: Place) => (table ? `${table.name}.${field.name}` : field.name);

/** The fields that hold numbers which identify a person or an account: stored encrypted, shown masked. */
const identifiers = {
  form_b: { representativePan: 'pan', representativeAadhaar: 'aadhaar', accountNumber: 'account' },
  form_c: { accountNumber: 'account' },
  form_d: {
    panNumber: 'pan',
    aadhaarNumber: 'aadhaar',
    drivingLicenseNumber: 'other',
    accountNumber: 'account',
    passportNumber: 'other',
    voterIdNumber: 'other',
  },
  form_e: { accountNumber: 'account', 'employeeDetails.identificationNumber': 'other' },
  form_f: {
    panNumber: 'pan',
    aadhaarNumber: 'aadhaar',
    accountNumber: 'other',
    bankAccountNumber: 'account',
  },
  form_ca: { accountNumber: 'account' },
};

/** The other fields that take any text. A new one is named here or above, once somebody has thought of which. */
const plainTexts = [
  'accountHolderName',
  'address',
  'affiliatedTo',
  'authorizedRepresentativeIP',
  'authorizedRepresentativeName',
  'bankName',
  'claimDescription',
  'claimPeriod',
  'companyAddress',
  'companyName',
  'companyRegistrationNumber',
  'currentAddress',
  'debtDetails',
  'debtIncurred',
  'debtIncurredDetails',
  'delayReason',
  'department',
  'documentsDescription',
  'employeeDetails.employeeName',
  'employeeDetails.periodDue',
  'employeeId',
  'evidenceRelied',
  'fatherName',
  'fullName',
  'guarantorDetails',
  'individualClaimDetails',
  'institutionAddress',
  'institutionName',
  'invoices.invoiceNumber',
  'licenseNumber',
  'mutualCreditDetails',
  'mutualDealings',
  'nationality',
  'officerDesignation',
  'officerName',
  'organizationAddress',
  'organizationName',
  'otherInsolvency',
  'permanentAddress',
  'powerOfAttorney',
  'principalOfficeAddress',
  'registeredOfficeAddress',
  'registrationNumber',
  'representativeAddress',
  'representativeDesignation',
  'representativeName',
  'representedDepartments',
  'salaryDueMonths',
  'securityDetails',
  'servicesPeriod',
  'suitDetails',
  'supportingDocuments',
  'transactionDetails',
  'verificationPlace',
  'witnessDetails',
  'workLocation',
];

/** The kinds of field whose values can hold no such number. */
const plainKinds = [
  'amount',
  'amountPart',
  'choice',
  'city',
  'count',
  'date',
  'email',
  'gstin',
  'ifsc',
  'phone',
  'pincode',
  'rows',
  'serial',
  'state',
  'yesNo',
];

test('exactly the listed fields hold identifiers, and every other field is listed as holding none', () => {
  const found: Record<string, Record<string, string>> = {};
  const texts = new Set<string>();
  const kinds = new Set<string>();
  for (const place of everyField) {
    const { form, field } = place;
    const identifier = identifierOf(field);
    if (identifier) found[form.type] = { ...found[form.type], [nameOf(place)]: identifier };
    else if (['text', 'longText', 'bank'].includes(field.kind)) texts.add(nameOf(place));
    else kinds.add(field.kind);
  }
  expect(found).toEqual(identifiers);
  expect([...texts].toSorted()).toEqual(plainTexts);
  expect([...kinds].toSorted()).toEqual(plainKinds);
});
