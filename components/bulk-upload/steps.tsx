'use client';

import { useTranslations } from 'next-intl';
import { CheckReport } from './check-report';
import { ChosenFile } from './chosen-file';
import { Step } from './step';
import { TypeStep } from './type-step';
import { UploadProgress } from './upload-progress';
import type { Check } from './use-check';
import type { Choice } from './use-choice';
import type { UploadOfClaims } from './use-upload';

interface StepsProps {
  choice: Choice;
  check: Check;
  upload: UploadOfClaims;
  forOthers: boolean;
}

/** The way to filing a file: its type, the file, and what would become of it. */
export function Steps({ choice, check, upload, forOthers }: StepsProps) {
  const t = useTranslations('import.steps');
  const { uploading } = upload;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Step title={t('type')}>
        <TypeStep type={choice.type} disabled={uploading} onChange={choice.setType} />
      </Step>
      <Step title={t('file')}>
        <ChosenFile choice={choice} disabled={uploading} />
      </Step>
      <Step title={t('upload')}>
        {uploading ? (
          <UploadProgress share={upload.share} />
        ) : (
          <CheckReport check={check} forOthers={forOthers} />
        )}
      </Step>
    </div>
  );
}
