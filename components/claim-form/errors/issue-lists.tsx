'use client';

import { useTranslations } from 'next-intl';
import { focusField } from '@/components/claim-form/field-id';
import { ErrorLinks } from './error-links';
import { type FieldIssue, isMissing } from './field-issues';

/** What is empty, and what is wrong, each a link to its field. */
export function IssueLists({ issues }: { issues: readonly FieldIssue[] }) {
  const t = useTranslations('wizard.errors');
  const missing = issues.filter(isMissing);
  const wrong = issues.filter((issue) => !isMissing(issue));
  return (
    <>
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
    </>
  );
}

// A message need not say which field it is about; several fields can hold a date.
const textOfWrong = ({ label, message }: FieldIssue) => `${label}: ${message}`;
