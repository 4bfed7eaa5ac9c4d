'use client';

import { ClaimLoader } from '@/components/claim-detail/claim-loader';
import { PageMain } from '@/components/shell/page-main';
import { onDemand } from '@/components/ui/loading/on-demand';
import { claimMutations } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { EditHeading } from './edit-heading';
import { Editor } from './editor';
import type { Editing } from './use-editor';

const ExaminedClaim = onDemand(
  async () => (await import('@/components/claim-detail/examined-claim')).ExaminedClaim,
);

const ownEditing = (id: string): Editing => ({
  back: paths.claim(id),
  problems: problemsInEdit,
  save: claimMutations.edit,
  completes: true,
});

/** Changes a claim that was filed, on the same form. */
export function ClaimEdit({ id }: { id: string }) {
  return (
    <PageMain width="reading">
      <ClaimLoader id={id} home={paths.home}>
        {(claim) =>
          claim.beingExamined ? (
            <ExaminedClaim claim={claim} />
          ) : (
            <>
              <EditHeading claim={claim} />
              <Editor claim={claim} editing={ownEditing(id)} />
            </>
          )
        }
      </ClaimLoader>
    </PageMain>
  );
}
