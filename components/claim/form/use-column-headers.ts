'use client';

import { useTranslations } from 'next-intl';

/** Short headers for columns whose labels in the form are too long for a table, by column. */
export function useColumnHeaders(): Readonly<Record<string, string>> {
  const t = useTranslations('claim.form.columns');
  return {
    serialNo: t('serialNo'),
    employeeName: t('employeeName'),
    identificationNumber: t('identificationNumber'),
    totalAmountDue: t('totalAmountDue'),
    periodDue: t('periodDue'),
    invoiceNumber: t('invoiceNumber'),
    invoiceDate: t('invoiceDate'),
    invoiceAmount: t('invoiceAmount'),
    amountDue: t('amountDue'),
    interestDue: t('interestDue'),
  };
}
