'use client';

import { useTranslations } from 'next-intl';
import { fieldId, focusField } from '@/components/claim-form/field-id';
import { type FieldIssue, isMissing } from './field-issues';

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

// A message need not name its field; several fields can hold a date.
const textOfWrong = ({ label, message }: FieldIssue) => `${label}: ${message}`;

type ErrorLinksProps = {
  title: string;
  issues: FieldIssue[];
  textOf: (issue: FieldIssue) => string;
  onGo: (path: string) => void;
};

function ErrorLinks({ title, issues, textOf, onGo }: ErrorLinksProps) {
  return (
    <div className="mt-2">
      <p>{title}</p>
      <ul className="ml-5 list-disc gap-x-8 sm:columns-2">
        {issues.map((issue) => (
          <li key={issue.path} className="break-inside-avoid">
            <a
              href={`#${fieldId(issue.path)}`}
              className="link inline-block py-1.5 align-top md:py-0.5"
              onClick={(event) => {
                // The browser's own jump would add an entry to the history of the steps.
                event.preventDefault();
                onGo(issue.path);
              }}
            >
              {textOf(issue)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
