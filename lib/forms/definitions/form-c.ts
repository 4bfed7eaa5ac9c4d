import { address, bank, claimDescription, contact, lastSections } from './blocks';
import { charges, facilityTypes } from './facility-options';
import type { FormDefinition } from './field';

/** Form C: proof of claim by a financial creditor (CIRP Regulations 2016, regulation 8). */
export const formC: FormDefinition = {
  type: 'form_c',
  letter: 'C',
  creditorName: 'institutionName',
  contact: { email: 'officerEmail', phone: 'officerPhone' },
  amountParts: ['principalAmount', 'interestAmount', 'penaltyAmount'],
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
            'venture_capital',
            'private_equity',
            'mutual_fund',
            'insurance',
            'other',
          ],
        },
        { name: 'licenseNumber', kind: 'text', required: true, group: 'legal' },
        ...address('institution'),
      ],
    },
    { name: 'authorizedOfficer', fields: contact('officer') },
    {
      name: 'financialClaimInformation',
      fields: [
        {
          name: 'facilityType',
          kind: 'choice',
          required: true,
          group: 'financial',
          options: facilityTypes,
        },
        {
          name: 'natureOfClaim',
          kind: 'choice',
          required: true,
          group: 'financial',
          options: [
            'principal_outstanding',
            'interest_due',
            'penalty_charges',
            'guarantee_invoked',
            'investment_loss',
            'other',
          ],
        },
        {
          name: 'principalAmount',
          kind: 'amountPart',
          required: true,
          notMoreThan: 'claimAmount',
        },
        { name: 'interestAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
        { name: 'penaltyAmount', kind: 'amountPart', rare: true, notMoreThan: 'claimAmount' },
        { name: 'claimAmount', kind: 'amount', required: true },
        { name: 'sanctionDate', kind: 'date', required: true, past: true },
        { name: 'maturityDate', kind: 'date', rare: true, notBefore: 'sanctionDate' },
        {
          name: 'defaultDate',
          kind: 'date',
          required: true,
          past: true,
          notBefore: 'sanctionDate',
        },
        claimDescription,
      ],
    },
    {
      name: 'securityAndGuaranteeDetails',
      fields: [
        {
          name: 'securityType',
          kind: 'choice',
          group: 'legal',
          options: [...charges.slice(0, -1), 'unsecured', ...charges.slice(-1)],
        },
        { name: 'securityDetails', kind: 'longText', rare: true, group: 'legal' },
        { name: 'guarantorDetails', kind: 'longText', rare: true, group: 'legal' },
      ],
    },
    { name: 'bankingDetailsForReimbursement', fields: bank() },
    ...lastSections(['securityDetails']),
  ],
};
