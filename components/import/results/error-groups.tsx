'use client';

import { useTranslations } from 'next-intl';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

type Group = ImportAnswer['groups'][number];

interface ErrorGroupsProps {
  groups: readonly Group[];
  sentence: (group: Group) => string;
}

/** Errors alike, each said once, with how many rows have it and which. */
export function ErrorGroups({ groups, sentence }: ErrorGroupsProps) {
  const t = useTranslations('import.errors');
  const rowsOf = ({ count, rows }: Group) =>
    t(count > rows.length ? 'andMore' : 'rows', { rows: rows.join(', ') });
  return (
    <ul aria-label={t('groups')} className="grid gap-2">
      {groups.map((group) => (
        <li key={`${group.field} ${group.rule} ${group.error}`} className="break-words">
          {t('group', { count: group.count, error: sentence(group) })}
          <span className="figures block text-sm text-ink-soft">{rowsOf(group)}</span>
        </li>
      ))}
    </ul>
  );
}
