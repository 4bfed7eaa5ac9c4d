'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type FieldIssue, isMissing } from '@/components/claim-form/errors/field-issues';
import { IssueLists } from '@/components/claim-form/errors/issue-lists';
import { Alert } from '@/components/ui/alert';

/** Everything that is missing or wrong, each a link to its field. Takes the focus. */
export function ErrorSummary({ issues }: { issues: FieldIssue[] }) {
  const t = useTranslations('wizard.errors');
  const box = useRef<HTMLDivElement>(null);
  const found = issues.map((issue) => `${issue.path}:${isMissing(issue)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever something else is found
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-4 rounded-md">
      <Alert tone="red" live title={t('summaryTitle')}>
        <IssueLists issues={issues} />
      </Alert>
    </div>
  );
}
