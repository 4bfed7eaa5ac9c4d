'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AlikeButton } from '@/components/desk/alike/alike-button';
import { exampleIn } from '@/components/desk/alike/example-in';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { NewestDetermination } from './newest-determination';
import { StaysUnverified } from './stays-unverified';

interface NoticesProps {
  claim: PresentedClaim;
  newest: PresentedDetermination | undefined;
  /** What changed since the person read it. */
  children: ReactNode;
}

/** What one has to know before one determines a claim; its place is kept where there is nothing yet. */
export function Notices({ claim, newest, children }: NoticesProps) {
  const t = useTranslations('desk.determination');
  const shares = exampleIn(claim, newest);
  return (
    <div className="determination-notices">
      <StaysUnverified claim={claim} />
      {newest ? (
        <NewestDetermination
          newest={newest}
          claim={claim}
          actions={shares && <AlikeButton claim={claim} newest={newest} shares={shares} />}
        />
      ) : (
        <p className="px-1 text-sm text-ink-soft">{t('notYet')}</p>
      )}
      {children}
    </div>
  );
}
