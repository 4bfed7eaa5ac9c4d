'use client';

import { useTranslations } from 'next-intl';
import type { Choice } from '@/components/import/choose/use-choice';
import type { Check } from '@/components/import/results/use-check';
import { Button } from '@/components/ui/button';
import type { ClaimsImport } from './use-import';

interface FooterProps {
  choice: Choice;
  check: Check;
  upload: ClaimsImport;
  onSend: () => void;
  onReset: () => void;
  onView: () => void;
}

/** What can be done next. */
export function Footer({ choice, check, upload, onSend, onReset, onView }: FooterProps) {
  const t = useTranslations('import');
  if (upload.result)
    return (
      <>
        <Button variant="secondary" onClick={onReset}>
          {t('results.reset')}
        </Button>
        <Button onClick={onView}>{t('results.view')}</Button>
      </>
    );
  const started = choice.type !== null || choice.file !== null;
  const again = check.answer?.alreadyFiled != null;
  return (
    <>
      {upload.uploading ? (
        <Button variant="secondary" onClick={upload.cancel}>
          {t('upload.cancel')}
        </Button>
      ) : (
        started && (
          <Button variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        )
      )}
      <Button
        pending={upload.uploading || check.checking}
        pendingLabel={t(upload.uploading ? 'upload.running' : 'check.running')}
        variant={again ? 'danger' : 'primary'}
        onClick={check.error ? check.retry : onSend}
      >
        {t(check.error ? 'check.retry' : again ? 'check.again' : 'upload.action')}
      </Button>
    </>
  );
}
