'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PresentedDocument } from '@/lib/documents/present';
import { formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';

/** The papers that came with a claim and after it. */
export function ReceiptDocuments({ documents }: { documents: PresentedDocument[] }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  return (
    <section aria-labelledby="receipt-documents">
      <h2 id="receipt-documents" className="text-lg text-peacock-deep">
        {t('documents')}
      </h2>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <ol className="mt-2 list-decimal pl-6">
          {documents.map(({ id, originalFileName, fileSize, uploadedAt }) => (
            <li key={id} className="pl-1">
              <span className="wrap-anywhere">{originalFileName}</span>
              <span className="block text-sm text-ink-soft">
                {formatFileSize(fileSize)} · {formatDateTime(uploadedAt, language)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
