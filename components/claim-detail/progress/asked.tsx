'use client';

import { useTranslations } from 'next-intl';
import { DocumentsLink } from '@/components/claim-detail/documents/documents-link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PresentedClaim } from '@/lib/claims/present';
import { useTellSent } from './use-tell-sent';

/** What the insolvency professional asks for, and saying that it is sent. */
export function Asked({ claim }: { claim: PresentedClaim }) {
  const note = useTranslations('claim.reviewNote');
  const t = useTranslations('claim.steps.answer');
  const steps = useTranslations('claim.steps');
  const { added, told, pending, tell } = useTellSent(claim);
  return (
    <Alert
      tone={told ? 'blue' : 'amber'}
      title={note('titleInfo')}
      actions={
        <>
          <DocumentsLink />
          {added > 0 && !told && (
            <Button
              size="sm"
              disabled={told === undefined}
              pending={pending}
              pendingLabel={t('pending')}
              onClick={tell}
            >
              {t('button')}
            </Button>
          )}
        </>
      }
    >
      {claim.reviewNote && <p className="whitespace-pre-line wrap-anywhere">{claim.reviewNote}</p>}
      <p className="mt-1" aria-live="polite">
        {told ? steps('sentNothing') : added > 0 ? t('uploaded', { count: added }) : t('hint')}
      </p>
    </Alert>
  );
}
