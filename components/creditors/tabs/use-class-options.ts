import { useTranslations } from 'next-intl';
import type { ListedClass } from '@/lib/creditor-lists/classes';

/** The classes of a list as a choice; none where it has no named ones. */
export function useClassOptions(classes: readonly ListedClass[] | undefined) {
  const t = useTranslations('creditors');
  if (!classes) return null;
  return [
    { value: '', label: t('lines.allClasses') },
    ...classes.map(({ number, name }) => ({
      value: number === null ? 'none' : String(number),
      label: name ?? t('sheet.noClass'),
    })),
  ];
}
