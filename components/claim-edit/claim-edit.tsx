'use client';

import { RequireUser } from '@/components/auth/guard/require-user';
import { ClaimLoader } from '@/components/claim-detail/claim-loader';
import { ClaimantHeader } from '@/components/claim-detail/claimant-header';
import { PageMain } from '@/components/shell/page-main';
import { paths } from '@/lib/client/paths';
import { Editor } from './editor';

/** Changes a claim that was filed, on the same form. */
export function ClaimEdit({ id }: { id: string }) {
  return (
    <RequireUser side="claimant">
      {(user) => (
        <>
          <ClaimantHeader user={user} />
          <PageMain width="reading">
            <ClaimLoader id={id} home={paths.home}>
              {(claim) => <Editor claim={claim} user={user} />}
            </ClaimLoader>
          </PageMain>
        </>
      )}
    </RequireUser>
  );
}
