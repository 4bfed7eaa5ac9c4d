import { detailGroups } from '@/lib/forms/definitions/field';
import { fieldNamed, fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';
import { displayValue, groupsOf } from '@/lib/forms/view';
import { wordsIn } from '@/lib/i18n/words';
import { forms, words } from './every';

const englishPlaces = wordsIn('en').places;
const hindiPlaces = wordsIn('hi').places;

const namesIn = (type: 'form_d' | 'form_e', claimData: Record<string, unknown>) =>
  Object.fromEntries(
    groupsOf(formOf(type), claimData).map(({ group, entries }) => [
      group,
      entries.map(({ field }) => field.name).join(' '),
    ]),
  );

describe('the details of a claim', () => {
  it('stand in groups, in the order of the page', () => {
    const grouped = namesIn('form_d', sampleValuesOf('form_d'));
    expect(Object.keys(grouped)).toEqual(detailGroups.filter((group) => grouped[group]));
    expect(grouped).toEqual({
      other_details:
        'fullName fatherName gender maritalStatus nationality designation department workLocation employmentType workerKind',
      contact:
        'email phone alternatePhone currentAddress currentCity currentState currentPincode permanentAddress',
      financial:
        'claimAmount natureOfClaim overtimeAmount bonusAmount gratuityAmount pfAmount esiAmount securityValue otherInsolvencyRecovered',
      banking: 'ifscCode bankName accountNumber accountHolderName',
      identification:
        'panNumber aadhaarNumber drivingLicenseNumber employeeId passportNumber voterIdNumber',
      legal:
        'evidenceRelied isSuitPending suitDetails securityDetails isRelatedParty otherInsolvency verificationPlace',
      dates:
        'dateOfBirth joiningDate lastWorkingDate salaryDueMonths lastSalaryDate delayReason securityDate verificationDate',
      other: 'claimDescription debtIncurred mutualDealings',
    });
  });

  it.each(forms.map((form) => [form.letter, form] as const))(
    'of Form %s show every field once, except those about documents',
    (_, form) => {
      const shown = groupsOf(form, sampleValuesOf(form.type)).flatMap(({ entries }) =>
        entries.map(({ field }) => field.name),
      );
      const expected = fieldsOf(form)
        .map(({ name }) => name)
        .filter((name) => !/documents?/i.test(name));
      expect(shown.sort()).toEqual(expected.sort());
    },
  );

  it('leave out empty and hidden fields, and values that the form does not have', () => {
    expect(
      namesIn('form_e', {
        organizationName: 'Pune Drivers Union',
        affiliatedTo: '  ',
        employeeDetails: [],
        authorizationDocument: 'other',
        requiresDocumentUpload: true,
        documentUploadInstructions: 'Please upload',
        missingFields: ['bankName'],
      }),
    ).toEqual({ other_details: 'organizationName' });
  });

  it('show the employees as rows', () => {
    const claimData = sampleValuesOf('form_e');
    const entries = groupsOf(formOf('form_e'), claimData).flatMap((group) => group.entries);
    const employees = entries.find(({ field }) => field.kind === 'rows');
    expect(employees?.value).toEqual(claimData.employeeDetails);
  });
});

describe('a value', () => {
  it.each([
    ['form_d', 'claimAmount', '1234567.5', '₹12,34,567.50', '₹12,34,567.50'],
    ['form_d', 'dateOfBirth', '1988-08-02', '2 Aug 1988', '2 अगस्त 1988'],
    ['form_d', 'designation', 'driver', 'Driver', 'ड्राइवर'],
    ['form_d', 'phone', '9911012345', '+91 99110 12345', '+91 99110 12345'],
    ['form_d', 'aadhaarNumber', '345678901234', '3456 7890 1234', '3456 7890 1234'],
    ['form_d', 'currentState', 'Delhi', 'Delhi', 'दिल्ली'],
    ['form_d', 'currentCity', 'Sangli', 'Sangli', 'Sangli'],
    ['form_ca', 'isEligibleForVoting', 'yes', 'Yes', 'हाँ'],
    ['form_ca', 'isRelatedParty', 'no', 'No', 'नहीं'],
    ['form_f', 'accountNumber', 'CUST-778120', 'CUST-778120', 'CUST-778120'],
    ['form_d', 'bankName', 'State Bank of India', 'State Bank of India', 'भारतीय स्टेट बैंक'],
    ['form_d', 'bankName', 'SBI, Pune', 'SBI, Pune', 'SBI, Pune'],
    ['form_d', 'fullName', 'State Bank of India', 'State Bank of India', 'State Bank of India'],
    ['form_f', 'customerType', 'no_longer_offered', 'no_longer_offered', 'no_longer_offered'],
  ] as const)('on %s in %s of %s is shown as %s', (type, name, value, english, hindi) => {
    const form = formOf(type);
    const field = fieldNamed(form, name);
    if (!field) throw new Error(`no ${name}`);
    expect(displayValue(words.en, form, field, value, 'en', englishPlaces)).toBe(english);
    expect(displayValue(words.hi, form, field, value, 'hi', hindiPlaces)).toBe(hindi);
  });
});
