import { address, bank, claimDescription } from './blocks';
import type { FormDefinition } from './field';

/** Form F: proof of claim by any other creditor, a customer for one (regulation 9A). */
export const formF: FormDefinition = {
  type: 'form_f',
  letter: 'F',
  creditorName: 'fullName',
  contact: { email: 'email', phone: 'phone' },
  amountParts: [
    'walletBalance',
    'advancePayment',
    'securityDeposit',
    'refundAmount',
    'otherAmount',
  ],
  sections: [
    {
      name: 'personalInformation',
      fields: [
        { name: 'fullName', kind: 'text', required: true, autoComplete: 'name' },
        { name: 'email', kind: 'email', required: true },
        { name: 'phone', kind: 'phone', required: true },
        { name: 'panNumber', kind: 'pan' },
        { name: 'aadhaarNumber', kind: 'aadhaar' },
      ],
    },
    { name: 'addressInformation', fields: address('') },
    {
      name: 'customerInformation',
      fields: [
        {
          name: 'customerType',
          kind: 'choice',
          required: true,
          options: [
            'individual_customer',
            'corporate_customer',
            'partner',
            'service_provider',
            'other',
          ],
        },
        {
          name: 'relationshipWithDebtor',
          kind: 'choice',
          required: true,
          options: [
            'regular_customer',
            'premium_customer',
            'corporate_client',
            'occasional_user',
            'partner',
            'other',
          ],
        },
        // The customer's account with the corporate debtor, not one with a bank.
        {
          name: 'accountNumber',
          kind: 'text',
          group: 'identification',
          identifier: 'other',
        },
        { name: 'registrationDate', kind: 'date' },
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
            'wallet_balance',
            'advance_payment',
            'security_deposit',
            'refund_due',
            'cashback_rewards',
            'subscription_fees',
            'penalty_charges',
            'other',
          ],
        },
        claimDescription,
        { name: 'transactionDetails', kind: 'longText' },
        { name: 'lastTransactionDate', kind: 'date' },
      ],
    },
    {
      name: 'breakdownOfClaimAmount',
      fields: [
        { name: 'walletBalance', kind: 'amountPart' },
        { name: 'advancePayment', kind: 'amountPart' },
        { name: 'securityDeposit', kind: 'amountPart' },
        { name: 'refundAmount', kind: 'amountPart' },
        { name: 'otherAmount', kind: 'amountPart' },
      ],
    },
    {
      name: 'supportingInformation',
      fields: [
        { name: 'supportingDocuments', kind: 'longText' },
        { name: 'witnessDetails', kind: 'longText' },
      ],
    },
    { name: 'bankingDetailsForRefund', fields: bank('bankAccountNumber') },
  ],
};
