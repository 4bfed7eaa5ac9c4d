'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { focusField } from '@/components/claim-form/field-id';
import { Alert } from '@/components/ui/alert';
import { ErrorLinks } from './error-links';
import { type FieldIssue, isMissing } from './field-issues';

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

  const missing = issues.filter(isMissing);
  const wrong = issues.filter((issue) => !isMissing(issue));
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-4 rounded-md">
      <Alert tone="red" live title={t('summaryTitle')}>
        {missing.length > 0 && (
          <ErrorLinks
            title={t('missing')}
            issues={missing}
            textOf={({ label }) => label}
            onGo={focusField}
          />
        )}
        {wrong.length > 0 && (
          <ErrorLinks title={t('wrong')} issues={wrong} textOf={textOfWrong} onGo={focusField} />
        )}
      </Alert>
    </div>
  );
}

// A message need not say which field it is about; several fields can hold a date.
const textOfWrong = ({ label, message }: FieldIssue) => `${label}: ${message}`;
