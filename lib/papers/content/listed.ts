import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDate, formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import { paperWords } from './frame';
import { printable } from './printable';
import { rowLines } from './row-lines';
import type { ToldList } from './told-list';

/** The letter about a list that is published or withdrawn: the creditor's row, and until when they may object. */
export function listedPaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  list: ToldList,
  language: Language,
) {
  const t = paperWords(language);
  const { withdrawn, earlier } = list;
  const until = formatDate(list.until, language);
  const state = withdrawn ? 'withdrawn' : 'published';
  return {
    title: t(`listed.${state}.title`),
    subtitle: t(`listed.${state}.subtitle`, {
      number: claim.claimNumber,
      when: formatDateTime(list.at, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t(`listed.${state}.meaning`),
    facts: [
      ...rowLines(list, language),
      ...(withdrawn ? [] : [{ label: t('listed.until'), value: until }]),
    ],
    next: {
      title: t('objection.next'),
      lines: [
        withdrawn && earlier
          ? t('listed.withdrawn.again', {
              asOn: formatDate(earlier.asOn, language),
              open: earlier.until ? 'yes' : 'no',
              until: earlier.until ? formatDate(earlier.until, language) : '',
              number: claim.claimNumber,
            })
          : t(`listed.${state}.next`, { until, number: claim.claimNumber }),
        ...contactLine(facts, language),
      ],
    },
  };
}
