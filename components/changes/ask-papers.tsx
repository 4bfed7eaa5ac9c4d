'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TakePhoto } from '@/components/documents/upload/take-photo';
import { UploadRow } from '@/components/documents/upload/upload-row';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import type { useAskChange } from './use-ask-change';

interface AskPapersProps {
  claim: Pick<PresentedClaim, 'documents'>;
  asking: Pick<ReturnType<typeof useAskChange>, 'uploads' | 'files' | 'leaveOut' | 'missing'>;
}

export function AskPapers({ claim, asking }: AskPapersProps) {
  const t = useTranslations('changes.form');
  const { uploads, files, missing } = asking;
  const { maxFiles } = slots.claim;
  const fault = useId();
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('files')} className="grid gap-1.5">
          {files.map(({ id, originalFileName }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{originalFileName}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${t('leaveOut')}: ${originalFileName}`}
                onClick={() => asking.leaveOut(id)}
              >
                {t('leaveOut')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {uploads.uploads.length > 0 && (
        <ul aria-label={t('uploading')} className="divide-y divide-line">
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ))}
        </ul>
      )}
      {claim.documents.length >= maxFiles ? (
        <p className="text-ink-soft">{t('noRoom', { max: maxFiles })}</p>
      ) : (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              data-missing={missing.paper || undefined}
              aria-describedby={missing.paper ? fault : undefined}
              onClick={() => askForFiles({ accept: acceptOf(slots.claim) }, uploads.choose)}
            >
              <Paperclip aria-hidden="true" />
              {t('addFile')}
            </Button>
            <TakePhoto onPhoto={uploads.choose} />
          </div>
          {missing.paper && (
            <p id={fault} role="alert" className="text-red">
              {t('fileMissing')}
            </p>
          )}
        </div>
      )}
    </>
  );
}
