import { useTranslations } from 'next-intl';
import { SpinnerMark } from '@/components/ui/spinner-mark';

type SpinnerProps = { label?: string; showLabel?: boolean; className?: string };

/** Says to everybody that something is loading. */
export function Spinner({ label, showLabel = false, className }: SpinnerProps) {
  const t = useTranslations('ui');
  return (
    <span role="status" className="inline-flex items-center gap-2 text-peacock">
      <SpinnerMark className={className} />
      <span className={showLabel ? 'text-ink-soft' : 'sr-only'}>{label ?? t('loading')}</span>
    </span>
  );
}
