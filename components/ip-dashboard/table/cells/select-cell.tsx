'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { ListedClaim } from '@/lib/claims/records/present';

/** Selects one row; with Shift all from the one before. Enter opens the claim. */
export function SelectCell({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('ip.bulk');
  const router = useRouter();
  const { selection, pathOf } = useIpClaims();
  return (
    <Checkbox
      aria-label={t('select', { number: claim.claimNumber })}
      checked={selection.has(claim)}
      className="relative after:absolute after:-inset-2.5"
      // Else the browser selects the text from the press before.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        selection.toggle(claim, event.shiftKey);
      }}
      onKeyDown={(event) => event.key === 'Enter' && router.push(pathOf(claim))}
    />
  );
}
