import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { claimStatuses } from '@/lib/reference/claim-status';
import { HelpSection } from './help-section';

// Withdrawing explains itself: it is the reader's own deed.
const statuses = claimStatuses.filter((status) => status !== 'withdrawn');

export function Statuses() {
  const t = useTranslations('help.statuses');
  return (
    <HelpSection id="statuses" title={t('title')}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {statuses.map((status) => (
          <div key={status} className="gap-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd className="max-sm:mt-1">{t(status)}</dd>
          </div>
        ))}
      </dl>
    </HelpSection>
  );
}
