import { bank, claimDescription, lastSections, street } from './blocks';
import type { FormDefinition } from './field';

/** Form CA: proof of claim by financial creditors in a class (regulation 8A). */
export const formCa: FormDefinition = {
  type: 'form_ca',
  letter: 'CA',
  creditorName: 'institutionName',
  natureOfClaim: 'financial_debt',
  contact: { email: 'contactEmail', phone: 'contactPhone' },
  sections: [
    {
      name: 'financialInstitutionInformation',
      fields: [
        {
          name: 'institutionName',
          kind: 'text',
          required: true,
          published: true,
          autoComplete: 'organization',
        },
        {
          name: 'institutionType',
          kind: 'choice',
          required: true,
          options: [
            'bank',
            'nbfc',
            'mutual_fund',
            'pension_fund',
            'insurance',
            'foreign_bank',
            'cooperative_bank',
            'other',
          ],
        },
        { name: 'licenseNumber', kind: 'text', required: true, group: 'legal' },
        street('registeredOfficeAddress'),
        {
          name: 'principalOfficeAddress',
          kind: 'longText',
          rare: true,
          maxLength: 500,
          group: 'contact',
        },
        { name: 'contactEmail', kind: 'email', required: true, fromAccount: 'email' },
        { name: 'contactPhone', kind: 'phone', required: true, fromAccount: 'phone' },
      ],
    },
    {
      name: 'claimInformation',
      fields: [
        { name: 'claimAmount', kind: 'amount', required: true },
        claimDescription,
        { name: 'debtDetails', kind: 'longText', required: true, minLength: 10 },
        { name: 'mutualDealings', kind: 'longText', rare: true },
      ],
    },
    {
      name: 'securityDetails',
      joined: true,
      fields: [
        { name: 'securityDetails', kind: 'longText', rare: true, group: 'legal' },
        { name: 'securityValue', kind: 'amountPart' },
        { name: 'securityDate', kind: 'date', rare: true, past: true },
      ],
    },
    {
      name: 'authorizedRepresentative',
      fields: [
        { name: 'authorizedRepresentativeName', kind: 'text', required: true, group: 'legal' },
        { name: 'authorizedRepresentativeIP', kind: 'text', required: true, group: 'legal' },
      ],
    },
    {
      name: 'documentation',
      fields: [{ name: 'documentsDescription', kind: 'longText', required: true }],
    },
    {
      name: 'declaration',
      joined: true,
      fields: [
        { name: 'isRelatedParty', kind: 'yesNo', required: true, initial: 'no' },
        { name: 'isEligibleForVoting', kind: 'yesNo', required: true, initial: 'no' },
      ],
    },
    { name: 'bankingDetails', fields: bank() },
    ...lastSections([
      'evidenceRelied',
      'debtIncurred',
      'mutualDealings',
      'securityDetails',
      'securityValue',
      'securityDate',
      'isRelatedParty',
    ]),
  ],
};
