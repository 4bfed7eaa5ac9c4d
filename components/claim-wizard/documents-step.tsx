'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { PresentedDocument } from '@/lib/documents/present';
import { StepHeading } from './step-heading';

type DocumentsStepProps = {
  hidden: boolean;
  documents: PresentedDocument[];
  onChange: (documents: PresentedDocument[]) => void;
  onBusyChange: (busy: boolean) => void;
  /** Going on was refused because files are still on their way. */
  warnBusy: boolean;
};

/** Step 3: files for the claim, if there are any. */
export function DocumentsStep({ hidden, warnBusy }: DocumentsStepProps) {
  const t = useTranslations('wizard.documents');
  return (
    <div hidden={hidden}>
      {!hidden && <StepHeading hint={t('hint')}>{t('question')}</StepHeading>}
      {warnBusy && (
        <Alert tone="amber" live title={t('busyTitle')} className="mb-4">
          {t('busy')}
        </Alert>
      )}
    </div>
  );
}
