import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { formatMoney } from '@/lib/format/money';
import { letterOf } from '@/lib/forms/letter';
import type { Language } from '@/lib/i18n/language';
import { consoleWordsIn } from '@/lib/i18n/words';
import { paperWords, plainFrameOf } from '@/lib/papers/content/frame';
import { printable } from '@/lib/papers/content/printable';
import type { Entry } from './archive';
import type { PackedClaim } from './claim';
import type { Lost } from './stored';

/** `name` is the file's name inside the folder. */
export interface Listed {
  name: string;
  about: string;
  entry: Entry | Lost;
}

export interface Section {
  title: string;
  items: Listed[];
}

interface Sheet {
  facts: CaseFacts;
  language: Language;
  madeAt: Date;
}

const statusIn = (language: Language, status: PackedClaim['status']) =>
  createTranslator({ locale: language, messages: consoleWordsIn(language).ui })(`status.${status}`);

function sheetOf({ facts, language, madeAt }: Sheet) {
  const t = paperWords(language);
  const when = formatDateTime(madeAt, language);
  return {
    ...plainFrameOf(facts, { language, madeAt, line: t('file.foot', { when }) }),
    template: 'claim-file',
    none: t('file.none'),
  };
}

function itemOf({ name, about, entry }: Listed, language: Language) {
  const t = paperWords(language);
  if (typeof entry === 'string')
    return { name: printable(name), facts: `${about} · ${t(`file.${entry}`)}`, sum: '' };
  return {
    name: printable(name),
    facts: `${about} · ${formatFileSize(entry.size)}`,
    sum: t('acknowledgement.sha256', { sum: entry.sha256 }),
  };
}

/** The index of one claim's folder, for typesetting. */
export function indexOfClaim(claim: PackedClaim, sections: readonly Section[], sheet: Sheet) {
  const { language } = sheet;
  const t = paperWords(language);
  const row = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return {
    ...sheetOf(sheet),
    title: t('file.title', { number: claim.claimNumber }),
    subtitle: t('file.subtitle'),
    facts: [
      ...row(t('acknowledgement.creditor'), printable(claim.creditorName)),
      ...row(t('acknowledgement.amount'), formatMoney(claim.claimAmount)),
      ...row(t('decision.admitted'), claim.admitted && formatMoney(claim.admitted)),
      ...row(t('file.form'), letterOf(claim.creditorType)),
      ...row(
        t('acknowledgement.received'),
        t('at', { when: formatDateTime(claim.submittedAt, language) }),
      ),
      ...row(t('acknowledgement.version'), String(claim.version)),
      ...row(t('file.status'), statusIn(language, claim.status)),
      ...row(t('file.reason'), claim.withdrawalReason && printable(claim.withdrawalReason)),
      ...row(t('file.assigned'), claim.assignedTo && printable(claim.assignedTo)),
    ],
    sections: sections.map(({ title, items }) => ({
      title,
      items: items.map((one) => itemOf(one, language)),
    })),
    remarks: [t('claimForm.masked'), t('file.sums')],
  };
}

export interface Folder {
  claim: Pick<PackedClaim, 'claimNumber' | 'creditorName' | 'claimAmount' | 'status'>;
  index: Entry;
  files: number;
}

/** The index of an archive of several claims; `leftOut` is how many it leaves out. */
export function indexOfAll(folders: readonly Folder[], leftOut: number, sheet: Sheet) {
  const { language } = sheet;
  const t = paperWords(language);
  return {
    ...sheetOf(sheet),
    title: t('file.allTitle', { count: folders.length }),
    subtitle: t('file.allSubtitle'),
    facts: [],
    sections: [
      {
        title: t('file.claims'),
        items: folders.map(({ claim, index, files }) => ({
          name: `${claim.claimNumber} · ${printable(claim.creditorName)}`,
          facts: `${formatMoney(claim.claimAmount)} · ${statusIn(language, claim.status)} · ${t('file.files', { count: files })}`,
          sum: t('file.indexSum', { sum: index.sha256 }),
        })),
      },
    ],
    remarks: [...(leftOut > 0 ? [t('file.leftOut', { count: leftOut })] : []), t('file.sums')],
  };
}
