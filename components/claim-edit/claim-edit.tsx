'use client';

import { useTranslations } from 'next-intl';
import { ClaimLoader } from '@/components/claim/claim-loader';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { PageMain } from '@/components/shell/page-main';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { claimMutations } from '@/lib/client/mutations/claims';
import { paths } from '@/lib/client/paths/paths';
import { formOf } from '@/lib/forms/definitions/registry';
import { formTitle } from '@/lib/forms/labels';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import { Editor } from './editor';
import type { Editing } from './use-editor';

const ExaminedClaim = onDemand(
  async () => (await import('@/components/claim/examined-claim')).ExaminedClaim,
);

const ownEditing = (id: string): Editing => ({
  back: paths.claim(id),
  problems: problemsInEdit,
  save: claimMutations.edit,
  completes: true,
});

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

function EditHeading({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.edit');
  const details = useTranslations('wizard.details');
  const words = useFormWords();
  return (
    <div className="mb-5">
      <h1 className="text-2xl text-peacock-deep wrap-anywhere sm:text-3xl">
        {t('heading', { number: claim.claimNumber })}
      </h1>
      <h2 className="text-lg text-peacock">{formTitle(words, formOf(claim.creditorType))}</h2>
      <p className="text-ink-soft">
        {details('requiredNote')}
        {claim.status === 'info_required' && ` ${t('again')}`}
      </p>
    </div>
  );
}
