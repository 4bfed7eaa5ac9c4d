import { address, bank, claimDescription, lastSections } from './blocks';
import type { FormDefinition } from './field';

/** Form F: proof of claim by any other creditor, such as a customer (regulation 9A). */
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
        {
          name: 'fullName',
          kind: 'text',
          required: true,
          published: true,
          autoComplete: 'name',
          fromAccount: 'name',
        },
        { name: 'email', kind: 'email', required: true, fromAccount: 'email' },
        { name: 'phone', kind: 'phone', required: true, fromAccount: 'phone' },
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
        // The customer's account with the corporate debtor; it is no bank account.
        {
          name: 'accountNumber',
          kind: 'text',
          rare: true,
          group: 'identification',
          identifier: 'other',
        },
        { name: 'registrationDate', kind: 'date', rare: true, past: true },
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
        { name: 'transactionDetails', kind: 'longText', rare: true },
        {
          name: 'lastTransactionDate',
          kind: 'date',
          rare: true,
          past: true,
          notBefore: 'registrationDate',
        },
      ],
    },
    {
      name: 'breakdownOfClaimAmount',
      joined: true,
      fields: [
        { name: 'walletBalance', kind: 'amountPart', notMoreThan: 'claimAmount' },
        { name: 'advancePayment', kind: 'amountPart', notMoreThan: 'claimAmount' },
        { name: 'securityDeposit', kind: 'amountPart', notMoreThan: 'claimAmount' },
        { name: 'refundAmount', kind: 'amountPart', notMoreThan: 'claimAmount' },
        { name: 'otherAmount', kind: 'amountPart', notMoreThan: 'claimAmount' },
      ],
    },
    {
      name: 'supportingInformation',
      fields: [
        { name: 'supportingDocuments', kind: 'longText' },
        { name: 'witnessDetails', kind: 'longText', rare: true },
      ],
    },
    { name: 'bankingDetailsForRefund', fields: bank('bankAccountNumber', { fromAccount: 'name' }) },
    ...lastSections(['evidenceRelied']),
  ],
};
