'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import type { PresentedDocument } from '@/lib/documents/present';

export const UploadWidget = onDemand(
  async () => (await import('@/components/documents/upload/upload-widget')).UploadWidget,
  { loading: PageSpinner },
);

type DocumentsStepProps = {
  hidden: boolean;
  documents: PresentedDocument[];
  onChange: (documents: PresentedDocument[]) => void;
  onBusyChange: (busy: boolean) => void;
  onFailedChange: (names: readonly string[]) => void;
  /** The person could not go on, because files are still uploading. */
  warnBusy: boolean;
  /** The person could not go on the first time, because these files did not arrive. */
  warnFailed: readonly string[] | undefined;
};

/** Step 3: files for the claim, if there are any. */
export function DocumentsStep(props: DocumentsStepProps) {
  const { hidden, warnBusy, warnFailed, ...target } = props;
  const t = useTranslations('wizard.documents');
  return (
    <div hidden={hidden}>
      {warnBusy && (
        <Alert tone="amber" live title={t('busyTitle')} className="mb-4">
          {t('busy')}
        </Alert>
      )}
      {warnFailed && <FailedFiles names={warnFailed} />}
      <Card>
        <CardBody>
          <UploadWidget {...target} />
        </CardBody>
      </Card>
    </div>
  );
}

/** Says that files did not arrive, before the claim goes on without them. Takes the focus. */
function FailedFiles({ names }: { names: readonly string[] }) {
  const t = useTranslations('wizard.documents');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-4 rounded-md">
      <Alert tone="amber" live title={t('failedTitle', { count: names.length })}>
        <p className="wrap-anywhere">{t('failed', { names: names.join(', ') })}</p>
      </Alert>
    </div>
  );
}
