import { useLocale, useTranslations } from 'next-intl';
import { linesIn, partsOf } from '@/lib/creditor-lists/list-file';
import type { PresentedList } from '@/lib/creditor-lists/present';

/** What each PDF of a long list is called: its number, and which lines are in it. Needs the words of `creditors`. */
export function useNamesOfParts({ rows, summary }: Pick<PresentedList, 'rows' | 'summary'>) {
  const t = useTranslations('creditors.files');
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  const parts = partsOf({ rows });
  return Array.from({ length: parts }, (_, at) => {
    const lines = linesIn(summary, at + 1).filter(({ count }) => count > 0);
    const named = lines.map(({ annexure: { annexure }, from, count }) =>
      t('linesOfAnnexure', { annexure, from, to: from + count - 1 }),
    );
    return `${t('pdfPart', { part: at + 1, parts })}: ${list.format(named)}`;
  });
}

/** The same where a file has no annexures. */
export function useNumbersOfParts(parts: number) {
  const t = useTranslations('creditors.files');
  return Array.from({ length: parts }, (_, at) => t('pdfPart', { part: at + 1, parts }));
}
