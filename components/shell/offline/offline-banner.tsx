'use client';

import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslations } from 'next-intl';
import { useOnline } from './use-online';

/** Says so when the browser has lost its network. */
export function OfflineBanner() {
  const t = useTranslations('ui');
  const online = useOnline();
  return (
    <div aria-live="polite" className="sticky top-0 z-30">
      {!online && (
        <p
          data-upper-edge
          className="flex items-center justify-center gap-2 bg-yellow-tint px-4 py-1 text-sm font-semibold text-yellow"
        >
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
