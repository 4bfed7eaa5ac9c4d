import type { CreditorType } from '@/lib/forms/definitions/field';
import {
  fieldNamed,
  fieldsOf,
  formOf,
  isCreditorType,
  tableOf,
} from '@/lib/forms/definitions/registry';
import { screensOf } from '@/lib/forms/definitions/screens';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { fieldIn, forms } from './every';

const bank = 'bankName accountNumber ifscCode accountHolderName';

const fields: Record<CreditorType, string> = {
  form_b: `delayReason evidenceRelied isSuitPending suitDetails debtIncurred mutualDealings securityDetails securityValue securityDate isRelatedParty otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate companyName companyRegistrationNumber gstin companyAddress companyCity companyState
    companyPincode representativeName representativeDesignation representativeEmail
    representativePhone representativePan representativeAadhaar claimAmount natureOfClaim
    servicesPeriod outstandingSince claimDescription invoices ${bank}`,
  form_c: `delayReason evidenceRelied isSuitPending suitDetails debtIncurred mutualDealings securityValue securityDate isRelatedParty otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate institutionName institutionType licenseNumber institutionAddress institutionCity
    institutionState institutionPincode officerName officerDesignation officerEmail officerPhone
    facilityType natureOfClaim principalAmount interestAmount penaltyAmount claimAmount
    sanctionDate maturityDate defaultDate claimDescription securityType securityDetails
    guarantorDetails ${bank}`,
  form_d: `delayReason workerKind passportNumber voterIdNumber evidenceRelied isSuitPending suitDetails debtIncurred mutualDealings securityDetails securityValue securityDate isRelatedParty otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate fullName fatherName dateOfBirth gender maritalStatus nationality email phone
    alternatePhone currentAddress currentCity currentState currentPincode permanentAddress
    panNumber aadhaarNumber drivingLicenseNumber employeeId joiningDate lastWorkingDate designation
    department workLocation employmentType claimAmount claimDescription natureOfClaim
    salaryDueMonths lastSalaryDate overtimeAmount bonusAmount gratuityAmount pfAmount esiAmount
    ${bank}`,
  form_e: `delayReason evidenceRelied isSuitPending suitDetails securityDetails securityValue securityDate isRelatedParty otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate organizationName organizationType registrationNumber registrationDate
    organizationAddress organizationCity organizationState organizationPincode representativeName
    representativeDesignation representativeEmail representativePhone representativeAddress
    authorizationDocument authorizationDate authorizationValidUpto powerOfAttorney
    totalEmployeesRepresented employeeCategories representedDepartments membershipStrength
    affiliatedTo recognitionStatus claimAmount claimDescription natureOfClaim claimPeriod
    individualClaimDetails ${bank} debtIncurredDetails mutualCreditDetails employeeDetails`,
  form_f: `delayReason isSuitPending suitDetails debtIncurred mutualDealings securityDetails securityValue securityDate isRelatedParty otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate fullName email phone panNumber aadhaarNumber address city state pincode customerType
    relationshipWithDebtor accountNumber registrationDate claimAmount claimDescription
    natureOfClaim transactionDetails lastTransactionDate walletBalance advancePayment
    securityDeposit refundAmount otherAmount supportingDocuments witnessDetails bankName
    bankAccountNumber ifscCode accountHolderName`,
  form_ca: `delayReason isSuitPending suitDetails otherInsolvency otherInsolvencyRecovered verificationPlace verificationDate institutionName institutionType licenseNumber registeredOfficeAddress
    principalOfficeAddress contactEmail contactPhone claimAmount claimDescription
    documentsDescription debtDetails mutualDealings securityDetails securityValue securityDate
    authorizedRepresentativeName authorizedRepresentativeIP ${bank} isRelatedParty
    isEligibleForVoting`,
};

const creditor: Record<CreditorType, string> = {
  form_b: 'companyName',
  form_c: 'institutionName',
  form_d: 'fullName',
  form_e: 'organizationName',
  form_f: 'fullName',
  form_ca: 'institutionName',
};

describe.each(Object.keys(fields) as CreditorType[])('%s', (type) => {
  const form = formOf(type);
  const names = fieldsOf(form).map(({ name }) => name);

  it('has exactly the fields of its form, each once', () => {
    expect([...names].sort()).toEqual(fields[type].split(/\s+/).sort());
  });

  it('hides no required field, and copies values only to fields that it has', () => {
    const fields = fieldsOf(form);
    expect(fields.filter(({ rare, required }) => rare && required)).toEqual([]);
    const filled = fields.flatMap(({ fills = [] }) => fills);
    expect(filled.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('puts each section on one screen of a phone, in order', () => {
    expect(screensOf(form).flat()).toEqual(form.sections);
    expect(screensOf(form).length).toBeLessThan(form.sections.length + 1);
  });

  it('names the creditor, the contact and the parts of the amount by fields that it has', () => {
    expect(form.creditorName).toBe(creditor[type]);
    expect(names).toEqual(
      expect.arrayContaining([form.contact.email, form.contact.phone, ...(form.amountParts ?? [])]),
    );
  });

  it('has a nature of claim, either as a field or fixed', () => {
    expect(names.includes('natureOfClaim')).toBe(form.natureOfClaim === undefined);
  });
});

it.each<[CreditorType, string, string]>([
  [
    'form_b',
    'natureOfClaim',
    'goods_supplied services_rendered maintenance_contract rental_lease insurance other',
  ],
  [
    'form_c',
    'institutionType',
    'bank nbfc venture_capital private_equity mutual_fund insurance other',
  ],
  [
    'form_c',
    'facilityType',
    'term_loan working_capital overdraft letter_of_credit bank_guarantee debentures bonds equity_investment other',
  ],
  [
    'form_c',
    'natureOfClaim',
    'principal_outstanding interest_due penalty_charges guarantee_invoked investment_loss other',
  ],
  [
    'form_c',
    'securityType',
    'mortgage hypothecation pledge personal_guarantee corporate_guarantee unsecured other',
  ],
  ['form_d', 'gender', 'male female other'],
  ['form_d', 'maritalStatus', 'single married divorced widowed'],
  [
    'form_d',
    'designation',
    'driver mechanic cleaner supervisor admin_staff operations_staff customer_service other',
  ],
  ['form_d', 'employmentType', 'permanent contract temporary consultant'],
  [
    'form_d',
    'natureOfClaim',
    'salary_dues overtime bonus gratuity provident_fund esi leave_encashment reimbursements other',
  ],
  [
    'form_e',
    'organizationType',
    'trade_union employees_association workers_federation legal_firm ngo other',
  ],
  [
    'form_e',
    'authorizationDocument',
    'power_of_attorney board_resolution union_authorization legal_representation other',
  ],
  [
    'form_e',
    'employeeCategories',
    'drivers mechanics admin_staff operations_staff all_employees mixed_categories',
  ],
  ['form_e', 'recognitionStatus', 'recognized registered unregistered legal_representative'],
  [
    'form_e',
    'natureOfClaim',
    'salary_dues overtime_payment bonus_payment gratuity provident_fund retrenchment_compensation notice_pay mixed_claims',
  ],
  [
    'form_f',
    'customerType',
    'individual_customer corporate_customer partner service_provider other',
  ],
  [
    'form_f',
    'relationshipWithDebtor',
    'regular_customer premium_customer corporate_client occasional_user partner other',
  ],
  [
    'form_f',
    'natureOfClaim',
    'wallet_balance advance_payment security_deposit refund_due cashback_rewards subscription_fees penalty_charges other',
  ],
  [
    'form_ca',
    'institutionType',
    'bank nbfc mutual_fund pension_fund insurance foreign_bank cooperative_bank other',
  ],
])('%s offers for %s exactly the listed values', (type, name, values) => {
  expect(fieldIn(type, name)?.options).toEqual(values.split(' '));
});

it('the employee table has its five columns', () => {
  const table = fieldIn('form_e', 'employeeDetails');
  expect(table?.columns?.map(({ name }) => name)).toEqual([
    'serialNo',
    'employeeName',
    'identificationNumber',
    'totalAmountDue',
    'periodDue',
  ]);
  expect(fieldNamed(formOf('form_e'), 'periodDue')?.kind).toBe('text');
});

it.each(forms.flatMap((form) => tableOf(form) ?? []))(
  'what adds up in $name are amounts that it has, and its rows are numbered',
  ({ addUp, columns }) => {
    const amounts = columns.filter(({ kind }) => behaviourOf(kind).layout === 'figure');
    expect(amounts.map(({ name }) => name)).toEqual(expect.arrayContaining([...addUp]));
    expect(addUp.length).toBeGreaterThan(0);
    expect(columns[0]?.kind).toBe('serial');
  },
);

it('only the six forms are creditor types', () => {
  expect(isCreditorType('form_ca')).toBe(true);
  for (const other of ['form_g', 'toString', '', 3, null])
    expect(isCreditorType(other)).toBe(false);
});
