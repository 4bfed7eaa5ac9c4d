import { address, bank, claimDescription, contact, lastSections } from './blocks';
import type { FormDefinition } from './field';

/** Form B: proof of claim by an operational creditor (CIRP Regulations 2016, regulation 7). */
export const formB: FormDefinition = {
  type: 'form_b',
  letter: 'B',
  creditorName: 'companyName',
  amountParts: ['invoices'],
  contact: { email: 'representativeEmail', phone: 'representativePhone' },
  sections: [
    {
      name: 'companyInformation',
      fields: [
        {
          name: 'companyName',
          kind: 'text',
          required: true,
          published: true,
          autoComplete: 'organization',
        },
        {
          name: 'companyRegistrationNumber',
          kind: 'text',
          required: true,
          group: 'legal',
          help: 'cin',
        },
        { name: 'gstin', kind: 'gstin', rare: true },
        ...address('company'),
      ],
    },
    {
      name: 'authorizedRepresentative',
      fields: [
        ...contact('representative'),
        { name: 'representativePan', kind: 'pan', required: true },
        { name: 'representativeAadhaar', kind: 'aadhaar', required: true },
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
            'goods_supplied',
            'services_rendered',
            'maintenance_contract',
            'rental_lease',
            'insurance',
            'other',
          ],
        },
        { name: 'servicesPeriod', kind: 'text', required: true, group: 'dates' },
        { name: 'outstandingSince', kind: 'date', required: true, past: true },
        claimDescription,
      ],
    },
    {
      name: 'invoices',
      joined: true,
      folded: true,
      fields: [
        {
          name: 'invoices',
          kind: 'rows',
          maxRows: 500,
          addUp: ['amountDue', 'interestDue'],
          columns: [
            { name: 'serialNo', kind: 'serial', required: true },
            {
              name: 'invoiceNumber',
              kind: 'text',
              required: true,
              maxLength: 50,
              uniqueInTable: true,
              group: 'identification',
            },
            { name: 'invoiceDate', kind: 'date', required: true, past: true },
            { name: 'invoiceAmount', kind: 'amountPart' },
            { name: 'amountDue', kind: 'amount', required: true, notMoreThan: 'invoiceAmount' },
            { name: 'interestDue', kind: 'amountPart' },
          ],
        },
      ],
    },
    { name: 'bankingDetails', fields: bank() },
    ...lastSections(),
  ],
};
