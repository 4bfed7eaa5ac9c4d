'use client';

import { useTranslations } from 'next-intl';
import { ChosenFile } from '@/components/import/choose/chosen-file';
import { TypeStep } from '@/components/import/choose/type-step';
import type { Choice } from '@/components/import/choose/use-choice';
import { CheckReport } from '@/components/import/results/check-report';
import type { Check } from '@/components/import/results/use-check';
import { Step } from './step';
import { UploadProgress } from './upload-progress';
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
