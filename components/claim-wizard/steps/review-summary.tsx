'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Card } from '@/components/ui/card';
import { formatMoney } from '@/lib/format/money';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { creditorTypeLabel, optionLabel } from '@/lib/forms/labels';
import { claimBodyOf } from './claim-body';
import { ReviewLine } from './review-line';
import type { Step } from './steps';

type ReviewSummaryProps = {
  type: CreditorType;
  values: ClaimValues;
  documentCount: number;
  onEdit: (step: Step) => void;
};

/** The claim in four lines, each with the way back to where it was entered. */
export function ReviewSummary({ type, values, documentCount, onEdit }: ReviewSummaryProps) {
  const t = useTranslations('wizard.review');
  const words = useFormWords();
  const locale = useLocale();
  const { claimAmount = '', natureOfClaim = '' } = claimBodyOf(type, values, []);
  return (
    <Card>
      <dl className="divide-y divide-line px-4 sm:px-6">
        <ReviewLine
          term={t('creditorType')}
          value={creditorTypeLabel(words, type)}
          editLabel={t('editType')}
          onEdit={() => onEdit(1)}
        />
        <ReviewLine
          term={t('claimAmount')}
          value={<span className="figures">{formatMoney(claimAmount, locale)}</span>}
          editLabel={t('editAmount')}
          onEdit={() => onEdit(2)}
        />
        <ReviewLine
          term={t('natureOfClaim')}
          value={optionLabel(words, formOf(type), 'natureOfClaim', natureOfClaim)}
          editLabel={t('editNature')}
          onEdit={() => onEdit(2)}
        />
        <ReviewLine
          term={t('documents')}
          value={t('documentCount', { count: documentCount })}
          editLabel={t('editDocuments')}
          onEdit={() => onEdit(3)}
        />
      </dl>
    </Card>
  );
}
