'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { NewestDetermination } from './newest-determination';
import { StaysUnverified } from './stays-unverified';

interface NoticesProps {
  claim: PresentedClaim;
  newest: PresentedDetermination | undefined;
  /** Undefined where no other claim can be decided like this one. */
  onAlike: (() => void) | undefined;
  /** What changed since the person read it. */
  children: ReactNode;
}

/** What one has to know before one determines a claim; its place is kept where there is nothing yet. */
export function Notices({ claim, newest, onAlike, children }: NoticesProps) {
  const t = useTranslations('desk.determination');
  const alike = useTranslations('desk.alike');
  return (
    <div className="determination-notices">
      <StaysUnverified claim={claim} />
      {newest ? (
        <NewestDetermination
          newest={newest}
          claim={claim}
          actions={
            onAlike && (
              <Button variant="secondary" size="sm" onClick={onAlike}>
                {alike('open')}
              </Button>
            )
          }
        />
      ) : (
        <p className="px-1 text-sm text-ink-soft">{t('notYet')}</p>
      )}
      {children}
    </div>
  );
}
