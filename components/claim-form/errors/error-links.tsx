'use client';

import { fieldId } from '@/components/claim-form/field-id';
import type { FieldIssue } from './field-issues';

type ErrorLinksProps = {
  title: string;
  issues: FieldIssue[];
  textOf: (issue: FieldIssue) => string;
  onGo: (path: string) => void;
};

/** A list of faults; following one leads to its field. */
export function ErrorLinks({ title, issues, textOf, onGo }: ErrorLinksProps) {
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
