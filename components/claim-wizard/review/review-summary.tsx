'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { claimBodyOf } from '@/components/claim-wizard/steps/claim-body';
import type { Step } from '@/components/claim-wizard/steps/steps';
import { SentDocument } from '@/components/documents/sent-document';
import { Card } from '@/components/ui/card';
import type { PresentedDocument } from '@/lib/documents/present';
import { formatMoney } from '@/lib/format/money';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { creditorTypeLabel, optionLabel } from '@/lib/forms/labels';
import { ReviewLine } from './review-line';

type ReviewSummaryProps = {
  type: CreditorType;
  values: ClaimValues;
  documents: readonly PresentedDocument[];
  failed: readonly string[];
  onEdit: (step: Step) => void;
  onChange: (path: string) => void;
};

/** The claim in four lines, with its files, each with the way to where it was entered. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { type, values, documents, failed, onEdit, onChange } = props;
  const t = useTranslations('wizard.review');
  const words = useFormWords();
  const { claimAmount = '', natureOfClaim = '' } = claimBodyOf(type, values, []);
  return (
    <Card>
      <dl className="divide-y divide-line px-4 sm:px-6">
        <ReviewLine
          term={t('creditorType')}
          value={creditorTypeLabel(words, type)}
          edit={t('edit')}
          editLabel={t('editType')}
          onEdit={() => onEdit(1)}
        />
        <ReviewLine
          term={t('claimAmount')}
          value={<span className="figures">{formatMoney(claimAmount)}</span>}
          edit={t('edit')}
          editLabel={t('editAmount')}
          onEdit={() => onChange('claimAmount')}
        />
        <ReviewLine
          term={t('natureOfClaim')}
          value={optionLabel(words, formOf(type), 'natureOfClaim', natureOfClaim)}
          edit={t('edit')}
          editLabel={t('editNature')}
          onEdit={() => onChange('natureOfClaim')}
        />
        <ReviewLine
          term={t('documents')}
          value={
            <>
              {t('documentCount', { count: documents.length })}
              {documents.length > 0 && (
                <ul aria-label={t('documents')} className="mt-2 grid gap-3">
                  {documents.map((document) => (
                    <li key={document.id} className="flex">
                      <SentDocument document={document} />
                    </li>
                  ))}
                </ul>
              )}
              {failed.length > 0 && (
                <span className="block text-red">
                  {t('failedFiles', { names: failed.join(', ') })}
                </span>
              )}
            </>
          }
          edit={t('edit')}
          editLabel={t('editDocuments')}
          onEdit={() => onEdit(3)}
        />
      </dl>
    </Card>
  );
}
