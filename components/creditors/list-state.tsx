'use client';

import { useTranslations } from 'next-intl';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PresentedList } from '@/lib/creditor-lists/present';

const tones: Record<PresentedList['state'] | 'replaced', BadgeTone> = {
  making: 'yellow',
  draft: 'plain',
  confirmed: 'blue',
  published: 'green',
  replaced: 'gray',
  withdrawn: 'gray',
};

/** Also says when a later list has replaced a published one. */
export function ListState({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.states');
  const state = list.replacedBy ? 'replaced' : list.state;
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
