import { address, bank, claimDescription } from './blocks';
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
        { name: 'fullName', kind: 'text', required: true, autoComplete: 'name' },
        { name: 'fatherName', kind: 'text', required: true },
        { name: 'dateOfBirth', kind: 'date', required: true, autoComplete: 'bday' },
        { name: 'gender', kind: 'choice', required: true, options: ['male', 'female', 'other'] },
        {
          name: 'maritalStatus',
          kind: 'choice',
          required: true,
          options: ['single', 'married', 'divorced', 'widowed'],
        },
        { name: 'nationality', kind: 'text', required: true },
      ],
    },
    {
      name: 'contactInformation',
      fields: [
        { name: 'email', kind: 'email', required: true },
        { name: 'phone', kind: 'phone', required: true },
        { name: 'alternatePhone', kind: 'phone', autoComplete: 'off' },
      ],
    },
    {
      name: 'addressInformation',
      fields: [
        ...address('current'),
        {
          name: 'permanentAddress',
          kind: 'longText',
          maxLength: 500,
          group: 'contact',
        },
      ],
    },
    {
      name: 'identityDocuments',
      fields: [
        { name: 'panNumber', kind: 'pan' },
        { name: 'aadhaarNumber', kind: 'aadhaar' },
        {
          name: 'drivingLicenseNumber',
          kind: 'text',
          group: 'identification',
          identifier: 'other',
        },
      ],
    },
    {
      name: 'employmentDetails',
      fields: [
        { name: 'employeeId', kind: 'text', required: true, group: 'identification' },
        { name: 'joiningDate', kind: 'date', required: true },
        { name: 'lastWorkingDate', kind: 'date' },
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
        { name: 'department', kind: 'text' },
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
        { name: 'lastSalaryDate', kind: 'date' },
        { name: 'overtimeAmount', kind: 'amountPart' },
        { name: 'bonusAmount', kind: 'amountPart' },
        { name: 'gratuityAmount', kind: 'amountPart' },
        { name: 'pfAmount', kind: 'amountPart' },
        { name: 'esiAmount', kind: 'amountPart' },
      ],
    },
    { name: 'bankingDetails', fields: bank() },
  ],
};
