'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { needsDocuments } from '@/components/claims/needs-documents';
import type { ListedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { formatDate } from '@/lib/format/date';
import { StepsLine } from './steps-line';

/** How far a claim is, and the one thing to do for it, or that there is nothing. */
export function ClaimState({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('claim.steps');
  const language = useLocale();
  if (claim.status === 'withdrawn') return null;
  const todo =
    claim.status === 'info_required'
      ? 'questions'
      : needsDocuments(claim)
        ? 'documents'
        : undefined;
  return (
    <div className="text-sm text-ink-soft">
      <StepsLine claim={claim} />
      {todo ? (
        <Link
          href={`${paths.claim(claim.id)}#${todo}`}
          prefetch={false}
          className="link inline-block py-1 font-semibold max-md:py-2.5"
        >
          {t(`todo.${todo}`, {
            count: claim.asked?.count ?? 0,
            day: formatDate(claim.asked?.due ?? '', language),
          })}
        </Link>
      ) : (
        t('nothing')
      )}
    </div>
  );
}
