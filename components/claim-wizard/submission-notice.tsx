'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';

type SubmissionNoticeProps = { outcome: 'unsure' | 'missed' };

/** Says what is known of a claim whose answer was lost on the way. */
export function SubmissionNotice({ outcome }: SubmissionNoticeProps) {
  const t = useTranslations(`wizard.${outcome}`);
  const box = useRef<HTMLDivElement>(null);
  // It stands above the buttons, which a small screen may not show.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className="mt-5">
      <Alert tone="amber" live title={t('title')}>
        {t('text')}
      </Alert>
    </div>
  );
}
