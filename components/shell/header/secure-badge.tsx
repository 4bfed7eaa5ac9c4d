import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

export function SecureBadge() {
  const t = useTranslations('ui');
  return (
    <Badge tone="peacock">
      <ShieldCheck className="max-sm:hidden" aria-hidden="true" />
      {t('secure')}
    </Badge>
  );
}
