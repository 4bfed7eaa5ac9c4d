'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { PresentedDocument } from '@/lib/documents/present';
import { StepHeading } from './step-heading';

export const UploadWidget = onDemand(
  async () => (await import('@/components/documents/upload/upload-widget')).UploadWidget,
  { loading: PageSpinner },
);

type DocumentsStepProps = {
  hidden: boolean;
  documents: PresentedDocument[];
  onChange: (documents: PresentedDocument[]) => void;
  onBusyChange: (busy: boolean) => void;
  /** Going on was refused because files are still on their way. */
  warnBusy: boolean;
};

/** Step 3: files for the claim, if there are any. */
export function DocumentsStep(props: DocumentsStepProps) {
  const { hidden, documents, onChange, onBusyChange, warnBusy } = props;
  const t = useTranslations('wizard.documents');
  return (
    <div hidden={hidden}>
      {!hidden && <StepHeading hint={t('hint')}>{t('question')}</StepHeading>}
      {warnBusy && (
        <Alert tone="amber" live title={t('busyTitle')} className="mb-4">
          {t('busy')}
        </Alert>
      )}
      <Card>
        <CardBody>
          <UploadWidget documents={documents} onChange={onChange} onBusyChange={onBusyChange} />
        </CardBody>
      </Card>
    </div>
  );
}
