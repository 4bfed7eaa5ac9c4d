'use client';

import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { useMoved } from './use-moved';

export function MovedFlag({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  const { moved, movable, move } = useMoved(claim);
  if (!movable) return null;
  return (
    <Checkbox
      label={t('moved')}
      {...hint('moved')}
      checked={moved}
      onCheckedChange={(checked) => move(checked === true)}
    />
  );
}
