import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { timelinessOf } from '@/lib/case/timeliness';
import { nextStepOf } from '@/lib/case/verified-by';
import { claimWindow } from '@/lib/case/window';
import * as english from '@/lib/format/amount-words/english';
import * as hindi from '@/lib/format/amount-words/hindi';
import { amountInWords } from '@/lib/format/amount-words/in-words';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import { formatMoney } from '@/lib/format/money';
import { creditorTypeWho } from '@/lib/forms/labels';
import { letterOf } from '@/lib/forms/letter';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { cameOnDay } from './came-on-day';
import type { ClaimOfPaper } from './claim';
import { paperWords } from './frame';
import { printable } from './printable';

const numberWords = { en: english, hi: hindi };

function modeOf({ inFile, enteredForClaimant, receivedBy, byTransfer }: ClaimOfPaper) {
  if (byTransfer) return 'transfer';
  if (receivedBy) return receivedBy;
  if (enteredForClaimant) return 'forClaimant';
  return inFile ? 'file' : 'portal';
}

/** The same words as on the receipt page and in the letter. */
function nextLine(facts: CaseFacts, { submittedAt }: ClaimOfPaper, locale: Language) {
  const t = createTranslator({ locale, messages: wordsIn(locale).receipt, namespace: 'next' });
  const next = nextStepOf(facts, submittedAt);
  return next.state === 'unknown'
    ? t('unknown')
    : t(next.state, { date: formatDate(next.verifyBy, locale) });
}

/** The acknowledgement of a claim that was filed or changed. */
export function acknowledgementOf(facts: CaseFacts, claim: ClaimOfPaper, language: Language) {
  const t = paperWords(language);
  const at = (when: Date | string) => t('at', { when: formatDateTime(when, language) });
  const window = claimWindow(facts, claim.submittedAt);
  const changed = claim.version > 1;
  const timeliness = timelinessOf(facts, claim.submittedAt, language);
  const contact = [facts.professionalName, facts.professionalEmail]
    .filter((one) => one !== null)
    .map((one) => printable(one));
  return {
    title: t(changed ? 'acknowledgement.changedTitle' : 'acknowledgement.title'),
    subtitle: t('acknowledgement.subtitle'),
    number: { label: t('acknowledgement.number'), value: claim.claimNumber },
    amount: {
      label: t('acknowledgement.amount'),
      value: formatMoney(claim.claimAmount),
      words: amountInWords(claim.claimAmount, numberWords[language]),
    },
    facts: [
      { label: t('acknowledgement.creditor'), value: printable(claim.creditorName) },
      {
        label: t('acknowledgement.form'),
        value: t('acknowledgement.formName', {
          letter: letterOf(claim.creditorType),
          who: creditorTypeWho(wordsIn(language).forms, claim.creditorType),
        }),
      },
      {
        label: t('acknowledgement.received'),
        value: cameOnDay(claim) ? formatDate(claim.submittedAt, language) : at(claim.submittedAt),
      },
      ...(changed
        ? [
            { label: t('acknowledgement.changed'), value: at(claim.savedAt) },
            { label: t('acknowledgement.version'), value: String(claim.version) },
          ]
        : []),
      { label: t('acknowledgement.mode'), value: t(`acknowledgement.modes.${modeOf(claim)}`) },
      { label: t('acknowledgement.status'), value: timeliness },
    ],
    late:
      window.state === 'late' || window.state === 'veryLate'
        ? t(`acknowledgement.${window.state}`, { date: formatDate(window.lastDate, language) })
        : null,
    documents: {
      title: t('acknowledgement.documents'),
      none: t('acknowledgement.noDocuments'),
      items: claim.documents.map(({ name, size, sha256, uploadedAt }) => ({
        name: printable(name),
        facts: t('acknowledgement.documentFacts', {
          size: formatFileSize(size),
          when: formatDateTime(uploadedAt, language),
        }),
        sha256: t('acknowledgement.sha256', { sum: sha256 }),
      })),
    },
    next: {
      title: t('acknowledgement.next'),
      lines: [
        nextLine(facts, claim, language),
        ...(contact.length > 0
          ? [t('acknowledgement.contact', { contact: contact.join(', ') })]
          : []),
      ],
    },
  };
}
