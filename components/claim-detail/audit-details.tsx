'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { StatusBadge } from '@/components/ui/status-badge';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/present';
import { claimStatuses } from '@/lib/claims/status';
import { formatFileSize } from '@/lib/format/file-size';
import { labelOf } from '@/lib/forms/labels';
import { formOf } from '@/lib/forms/registry';
import { FromTo } from './from-to';

interface AuditDetailsProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** What an entry says beyond who and when, as far as its action has something to say. */
export function AuditDetails({ entry, claim }: AuditDetailsProps) {
  const t = useTranslations('claim.audit');
  const words = useFormWords();
  const { from, to, reviewNote, documents, mimeType, fileSize, signature, fields } = entry.details;

  switch (entry.action) {
    case 'status_changed':
      return (
        <>
          <FromTo from={<Status value={from} />} to={<Status value={to} />} />
          {textOf(reviewNote) && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="text-ink-soft">{t('note')}:</span> {textOf(reviewNote)}
            </p>
          )}
        </>
      );
    case 'claim_assigned':
      return <FromTo from={textOf(from) ?? t('nobody')} to={textOf(to) ?? t('nobody')} />;
    case 'claim_submitted':
      return typeof documents === 'number' ? <p>{t('documents', { count: documents })}</p> : null;
    case 'claim_updated': {
      const names = Array.isArray(fields) ? fields.map(String) : [];
      const form = formOf(claim.creditorType);
      const labels = names.map((name) => labelOf(words, form, name));
      return labels.length > 0 ? <p>{t('fields', { fields: labels.join(', ') })}</p> : null;
    }
    case 'document_uploaded':
    case 'document_refused':
      return (
        <>
          {typeof fileSize === 'number' && (
            <p className="wrap-anywhere">
              {t('size', { type: kindOf(mimeType), size: formatFileSize(fileSize) })}
            </p>
          )}
          {textOf(signature) && <p>{t('signature', { signature: String(signature) })}</p>}
        </>
      );
    default:
      return null;
  }
}

function Status({ value }: { value: unknown }) {
  const status = claimStatuses.find((known) => known === value);
  return status ? <StatusBadge status={status} /> : String(value);
}

/** "PDF" for application/pdf; the last part of the longer ones. */
const kindOf = (mimeType: unknown) =>
  String(mimeType)
    .replace(/^.*[/.]/, '')
    .replace('document', 'Word')
    .replace('sheet', 'Excel')
    .toUpperCase();
