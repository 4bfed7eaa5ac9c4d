'use client';

import { useTranslations } from 'next-intl';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Checkbox } from '@/components/ui/fields/checkbox';

function SelectPage({ label }: { label?: string }) {
  const t = useTranslations('ip.bulk');
  const hint = useKeyHint(listKeys);
  const { selection } = useIpClaims();
  return (
    <Checkbox
      {...(label ? { label } : { 'aria-label': t('selectPage') })}
      checked={selection.page}
      onCheckedChange={selection.togglePage}
      {...hint('markAll')}
    />
  );
}

/** Cards have no head, so theirs is only a word. */
export function SelectPageHead() {
  const t = useTranslations('ip.bulk');
  return (
    <>
      <span className="md:hidden">{t('column')}</span>
      <span className="max-md:hidden">
        <SelectPage />
      </span>
    </>
  );
}

/** Above the cards, with its words. */
export function SelectPageLine() {
  const t = useTranslations('ip.bulk');
  return (
    <div className="border-t border-line px-4 md:hidden">
      <SelectPage label={t('selectPage')} />
    </div>
  );
}
