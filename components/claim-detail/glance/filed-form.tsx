'use client';

import { DocumentsRequired } from '@/components/claim-detail/documents/documents-required';
import { FormDetails } from '@/components/claim-detail/form/form-details';
import { MissingFields } from '@/components/claim-detail/form/missing-fields';
import type { PresentedClaim } from '@/lib/claims/present';
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
