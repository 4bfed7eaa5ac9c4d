'use client';

import { useTranslations } from 'next-intl';
import { fieldId, focusField } from '@/components/claim-form/field-id';
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

type ErrorLinksProps = {
  title: string;
  issues: FieldIssue[];
  textOf: (issue: FieldIssue) => string;
  onGo: (path: string) => void;
};

/** A list of faults; following one leads to its field. */
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
                // Not by the browser: that would add an entry to the history of the steps.
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
