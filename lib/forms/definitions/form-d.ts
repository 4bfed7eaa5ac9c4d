import { address, bank, claimDescription, lastSections } from './blocks';
import type { FormDefinition } from './field';

/** Form D: proof of claim by a workman or an employee (CIRP Regulations 2016, regulation 9). */
export const formD: FormDefinition = {
  type: 'form_d',
  letter: 'D',
  creditorName: 'fullName',
  contact: { email: 'email', phone: 'phone' },
  sections: [
    {
      name: 'personalInformation',
      fields: [
        {
          name: 'fullName',
          kind: 'text',
          required: true,
          published: true,
          autoComplete: 'name',
          fromAccount: 'name',
        },
        { name: 'fatherName', kind: 'text', required: true },
        { name: 'dateOfBirth', kind: 'date', required: true, past: true, autoComplete: 'bday' },
        { name: 'gender', kind: 'choice', required: true, options: ['male', 'female', 'other'] },
        {
          name: 'maritalStatus',
          kind: 'choice',
          required: true,
          options: ['single', 'married', 'divorced', 'widowed'],
        },
        { name: 'nationality', kind: 'text', required: true, fromAccount: 'nationality' },
      ],
    },
    {
      name: 'contactInformation',
      joined: true,
      fields: [
        { name: 'email', kind: 'email', required: true, fromAccount: 'email' },
        { name: 'phone', kind: 'phone', required: true, fromAccount: 'phone' },
        { name: 'alternatePhone', kind: 'phone', rare: true, autoComplete: 'off' },
      ],
    },
    {
      name: 'addressInformation',
      fields: [
        ...address('current'),
        {
          name: 'permanentAddress',
          kind: 'longText',
          rare: true,
          maxLength: 500,
          group: 'contact',
        },
      ],
    },
    {
      name: 'identityDocuments',
      joined: true,
      fields: [
        { name: 'panNumber', kind: 'pan' },
        { name: 'aadhaarNumber', kind: 'aadhaar' },
        {
          name: 'drivingLicenseNumber',
          kind: 'text',
          rare: true,
          group: 'identification',
          identifier: 'other',
        },
      ],
    },
    {
      name: 'employmentDetails',
      fields: [
        {
          name: 'employeeId',
          kind: 'text',
          required: true,
          group: 'identification',
          help: 'employeeId',
        },
        {
          name: 'joiningDate',
          kind: 'date',
          required: true,
          past: true,
          notBefore: 'dateOfBirth',
        },
        { name: 'lastWorkingDate', kind: 'date', past: true, notBefore: 'joiningDate' },
        {
          name: 'designation',
          kind: 'choice',
          required: true,
          options: [
            'driver',
            'mechanic',
            'cleaner',
            'supervisor',
            'admin_staff',
            'operations_staff',
            'customer_service',
            'other',
          ],
        },
        { name: 'department', kind: 'text', rare: true },
        { name: 'workLocation', kind: 'text', required: true },
        {
          name: 'employmentType',
          kind: 'choice',
          required: true,
          options: ['permanent', 'contract', 'temporary', 'consultant'],
        },
      ],
    },
    {
      name: 'claimInformation',
      fields: [
        { name: 'claimAmount', kind: 'amount', required: true },
        {
          name: 'natureOfClaim',
          kind: 'choice',
          required: true,
          group: 'financial',
          options: [
            'salary_dues',
            'overtime',
            'bonus',
            'gratuity',
            'provident_fund',
            'esi',
            'leave_encashment',
            'reimbursements',
            'other',
          ],
        },
        claimDescription,
        { name: 'salaryDueMonths', kind: 'text', group: 'dates' },
        { name: 'lastSalaryDate', kind: 'date', rare: true, past: true, notBefore: 'joiningDate' },
        { name: 'overtimeAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
        { name: 'bonusAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
        { name: 'gratuityAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
        {
          name: 'pfAmount',
          help: 'uan',
          kind: 'amountPart',
          rare: true,
          notMoreThan: 'claimAmount',
        },
        { name: 'esiAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
      ],
    },
    { name: 'bankingDetails', fields: bank('accountNumber', { fromAccount: 'name' }) },
    ...lastSections(
      [],
      [
        { name: 'workerKind', kind: 'choice', options: ['workman', 'employee'] },
        { name: 'passportNumber', kind: 'text', group: 'identification', identifier: 'other' },
        { name: 'voterIdNumber', kind: 'text', group: 'identification', identifier: 'other' },
      ],
    ),
  ],
};
