'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { flagNames, flags } from '@/lib/claims/records/flags/flag-names';
import type { ListedClaim } from '@/lib/claims/records/present';

const most = 1;

/** The flags of a claim, the gravest first. Those without room show in a tooltip, and are read out. */
export function FlagsCell({ claim }: { claim: ListedClaim }) {
  const t = useTranslations('ip.claims');
  const raised = flagNames.filter((flag) =>
    flag === 'late' ? claim.isLate : claim.flags?.[flag] === true,
  );
  if (raised.length === 0) return null;
  const more = raised.slice(most);
  return (
    <span className="row-flags" title={raised.map((flag) => t(`flagTexts.${flag}`)).join('\n')}>
      {raised.slice(0, most).map((flag) => (
        <Badge key={flag} tone={flags[flag].tone}>
          {t(`flags.${flag}`)}
        </Badge>
      ))}
      {more.length > 0 && (
        <Badge>
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.map((flag) => t(`flags.${flag}`)).join(', ')}</span>
        </Badge>
      )}
    </span>
  );
}
