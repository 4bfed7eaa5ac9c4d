'use client';

import { useTranslations } from 'next-intl';
import { useOnPress } from '@/components/ui/loading/use-on-press';
import { RailFace } from './rail-face';
import type { MoreProps } from './rail-more-popover';

/** Opens the places that the rail has no room for. What opens is loaded with the first press. */
export function RailMore(props: MoreProps) {
  const t = useTranslations('rail');
  const [Opened, open] = useOnPress<MoreProps>(
    async () => (await import('./rail-more-popover')).RailMorePopover,
  );
  if (Opened) return <Opened {...props} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      title={t('more')}
      className="rail-item"
      onClick={open}
    >
      <RailFace icon={props.icon} word={t('more')} />
    </button>
  );
}
