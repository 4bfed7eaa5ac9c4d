'use client';

import { ClaimLoader } from '@/components/claim-detail/claim-loader';
import { PageMain } from '@/components/shell/page-main';
import { paths } from '@/lib/client/paths';
import { Editor } from './editor';

/** Changes a claim that was filed, on the same form. */
export function ClaimEdit({ id }: { id: string }) {
  return (
    <PageMain width="reading">
      <ClaimLoader id={id} home={paths.home}>
        {(claim) => <Editor claim={claim} />}
      </ClaimLoader>
    </PageMain>
  );
}
