'use client';

import { useTranslations } from 'next-intl';
import type { ListedClaim } from '@/lib/claims/present';
import { fullName } from '@/lib/format/person';

export function AssigneeCell({ assignee }: { assignee: ListedClaim['assignedTo'] }) {
  const t = useTranslations('ip.claims');
  if (!assignee) return <span className="text-ink-soft">{t('unassigned')}</span>;
  return fullName(assignee);
}
