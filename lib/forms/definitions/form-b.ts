import { address, bank, claimDescription, contact, lastSections } from './blocks';
import type { FormDefinition } from './field';

/** Form B: proof of claim by an operational creditor (CIRP Regulations 2016, regulation 7). */
export const formB: FormDefinition = {
  type: 'form_b',
  letter: 'B',
  creditorName: 'companyName',
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
    { name: 'bankingDetails', fields: bank() },
    ...lastSections(),
  ],
};
