'use client';

import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslations } from 'next-intl';
import { useOnline } from './use-online';

/** Says so when the browser has lost its network. */
export function OfflineBanner() {
  const t = useTranslations('ui');
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-yellow-tint px-4 py-2 font-semibold text-yellow">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
