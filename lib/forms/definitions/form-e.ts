import { address, bank, claimDescription, contact, lastSections, street } from './blocks';
import type { FormDefinition } from './field';

/** Form E: claims by an authorized representative of workmen and employees (regulation 9). */
export const formE: FormDefinition = {
  type: 'form_e',
  letter: 'E',
  creditorName: 'organizationName',
  contact: { email: 'representativeEmail', phone: 'representativePhone' },
  amountParts: ['employeeDetails'],
  sections: [
    {
      name: 'representativeOrganizationInformation',
      fields: [
        {
          name: 'organizationName',
          kind: 'text',
          required: true,
          published: true,
          autoComplete: 'organization',
        },
        {
          name: 'organizationType',
          kind: 'choice',
          required: true,
          options: [
            'trade_union',
            'employees_association',
            'workers_federation',
            'legal_firm',
            'ngo',
            'other',
          ],
        },
        { name: 'registrationNumber', kind: 'text', required: true, group: 'legal' },
        { name: 'registrationDate', kind: 'date', required: true, past: true },
        ...address('organization'),
      ],
    },
    {
      name: 'authorizedRepresentativeDetails',
      fields: [...contact('representative', { published: true }), street('representativeAddress')],
    },
    {
      name: 'authorizationDetails',
      fields: [
        {
          name: 'authorizationDocument',
          kind: 'choice',
          required: true,
          group: 'legal',
          options: [
            'power_of_attorney',
            'board_resolution',
            'union_authorization',
            'legal_representation',
            'other',
          ],
        },
        {
          name: 'authorizationDate',
          kind: 'date',
          required: true,
          past: true,
          notBefore: 'registrationDate',
        },
        {
          name: 'authorizationValidUpto',
          kind: 'date',
          rare: true,
          notBefore: 'authorizationDate',
        },
        { name: 'powerOfAttorney', kind: 'text', rare: true, group: 'legal' },
      ],
    },
    {
      name: 'representedEmployeesDetails',
      joined: true,
      fields: [
        {
          name: 'totalEmployeesRepresented',
          kind: 'count',
          required: true,
          countsRowsOf: 'employeeDetails',
        },
        {
          name: 'employeeCategories',
          kind: 'choice',
          required: true,
          options: [
            'drivers',
            'mechanics',
            'admin_staff',
            'operations_staff',
            'all_employees',
            'mixed_categories',
          ],
        },
        { name: 'representedDepartments', kind: 'text', rare: true },
      ],
    },
    {
      name: 'unionOrganizationDetails',
      joined: true,
      fields: [
        { name: 'membershipStrength', kind: 'count', rare: true },
        { name: 'affiliatedTo', kind: 'text', rare: true },
        {
          name: 'recognitionStatus',
          kind: 'choice',
          group: 'legal',
          options: ['recognized', 'registered', 'unregistered', 'legal_representative'],
        },
      ],
    },
    {
      name: 'collectiveClaimInformation',
      fields: [
        { name: 'claimAmount', kind: 'amount', required: true },
        {
          name: 'natureOfClaim',
          kind: 'choice',
          required: true,
          group: 'financial',
          options: [
            'salary_dues',
            'overtime_payment',
            'bonus_payment',
            'gratuity',
            'provident_fund',
            'retrenchment_compensation',
            'notice_pay',
            'mixed_claims',
          ],
        },
        { name: 'claimPeriod', kind: 'text', required: true, group: 'dates' },
        claimDescription,
        { name: 'individualClaimDetails', kind: 'longText', required: true, minLength: 10 },
      ],
    },
    { name: 'bankingDetailsForDisbursement', fields: bank() },
    {
      name: 'employeeDetails',
      fields: [
        {
          name: 'employeeDetails',
          kind: 'rows',
          required: true,
          maxRows: 1000,
          addUp: ['totalAmountDue'],
          columns: [
            { name: 'serialNo', kind: 'serial', required: true },
            { name: 'employeeName', kind: 'text', required: true, published: true },
            {
              name: 'identificationNumber',
              kind: 'text',
              required: true,
              maxLength: 50,
              group: 'identification',
              identifier: 'other',
            },
            { name: 'totalAmountDue', kind: 'amount', required: true },
            { name: 'periodDue', kind: 'text', required: true },
          ],
        },
      ],
    },
    {
      name: 'additionalDetails',
      fields: [
        { name: 'debtIncurredDetails', kind: 'longText', required: true, minLength: 10 },
        { name: 'mutualCreditDetails', kind: 'longText', rare: true },
      ],
    },
    ...lastSections(['debtIncurred', 'mutualDealings']),
  ],
};
