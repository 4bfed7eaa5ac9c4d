'use client';

import { fieldId } from '@/components/claim-form/field-id';
import type { Described } from './findings';

type ErrorLinksProps = {
  title: string;
  entries: Described[];
  textOf: (entry: Described) => string;
  onGo: (path: string) => void;
};

/** A list of faults; following one leads to its field. */
export function ErrorLinks({ title, entries, textOf, onGo }: ErrorLinksProps) {
  return (
    <div className="mt-2">
      <p>{title}</p>
      <ul className="ml-5 list-disc gap-x-8 sm:columns-2">
        {entries.map((entry) => (
          <li key={entry.path} className="break-inside-avoid">
            <a
              href={`#${fieldId(entry.path)}`}
              className="link inline-block py-1.5 align-top md:py-0.5"
              onClick={(event) => {
                // Not by the browser: that would add an entry to the history of the steps.
                event.preventDefault();
                onGo(entry.path);
              }}
            >
              {textOf(entry)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
