import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paiseOf } from '@/lib/format/amount';

/** Says when a claim is approved only in part, so that nobody takes it for all. */
export function ClaimantStatus({
  claim: { status, determination },
}: {
  claim: Pick<PresentedClaim, 'status' | 'determination'>;
}) {
  const t = useTranslations('claim.steps');
  const partly =
    status === 'approved' && determination && paiseOf(determination.totals.notAdmitted) > 0n;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {partly && <Badge tone="yellow">{t('partly')}</Badge>}
    </span>
  );
}
