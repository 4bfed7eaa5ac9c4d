'use client';

import { FormDetails } from '@/components/claim/form/form-details';
import { MissingFields } from '@/components/claim/form/missing-fields';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { DocumentsRequired } from './documents-required';
import { FiledBy } from './filed-by';

/** The claim as it was filed, and what it lacks, for professionals. */
export function FiledForm({ claim }: { claim: PresentedClaim }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MissingFields claim={claim} />
      <DocumentsRequired claim={claim} />
      <FormDetails claim={claim} lead={<FiledBy claim={claim} />} />
    </div>
  );
}
