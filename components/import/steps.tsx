'use client';

import { useTranslations } from 'next-intl';
import { ChosenFile } from '@/components/import/choose/chosen-file';
import { TypeStep } from '@/components/import/choose/type-step';
import type { Choice } from '@/components/import/choose/use-choice';
import { CheckReport } from '@/components/import/results/check-report';
import type { Check } from '@/components/import/results/use-check';
import { ImportProgress } from './import-progress';
import { Step } from './step';
import type { ClaimsImport } from './use-import';

interface StepsProps {
  choice: Choice;
  check: Check;
  upload: ClaimsImport;
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
          <ImportProgress share={upload.share} />
        ) : (
          <CheckReport check={check} forOthers={forOthers} />
        )}
      </Step>
    </div>
  );
}
