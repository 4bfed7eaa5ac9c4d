'use client';

import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/present';
import { AuditIcon } from './audit-icon';
import { AuditNote } from './audit-note';
import { AuditOrigin } from './audit-origin';
import { AuditSentence } from './audit-sentence';

interface AuditEntryProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

/** One thing that was done: a sentence, what was noted, and where it came from. */
export function AuditEntry({ entry, claim }: AuditEntryProps) {
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden"
      />
      <AuditIcon action={entry.action} />
      <div className="min-w-0">
        <p className="leading-8 wrap-anywhere">
          <AuditSentence entry={entry} claim={claim} />
        </p>
        <AuditNote note={entry.details.reviewNote ?? entry.details.reason} />
        <AuditOrigin entry={entry} />
      </div>
    </li>
  );
}
