import { createTranslator } from 'next-intl';
import { paiseOf } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { inAnotherLanguage } from '@/lib/i18n/written-in';
import { isChecklistCode } from '@/lib/law/checklist';
import type {
  AlertFacts,
  AlertKind,
  AskedQuestions,
  DecidedAmounts,
  NotificationType,
  PersonFact,
  SomeFacts,
  StoredType,
} from './types';

// Made once: a translator keeps the messages it has parsed.
const translators = inEachLanguage((locale) =>
  createTranslator({ locale, messages: wordsIn(locale).notification }),
);

export interface Facts extends Omit<SomeFacts, 'reviewNote' | PersonFact> {
  claimNumber: string;
  name: string;
  /** The claimant did it, and professionals are told. */
  byClaimant?: boolean;
  note?: string;
  amounts?: DecidedAmounts;
}

type StoredAlert = AlertFacts & { alert: AlertKind };

/** Words from stored facts, see {@link wordsOf}. */
export const wordsOfStored = (type: StoredType, data: object, count: number, locale: Language) =>
  type === 'alert'
    ? alertWords(data as StoredAlert, locale)
    : wordsOf(type, data as Facts, count, locale);

function alertWords({ alert, name = '', address = '', count = 0 }: StoredAlert, locale: Language) {
  const t = translators[locale];
  const values = { name, address, count };
  return { title: t(`alert.${alert}.title`, values), message: t(`alert.${alert}.message`, values) };
}

/** A notification's title and message in one language; `count` is how many messages or documents it tells of. */
export function wordsOf(type: NotificationType, facts: Facts, count: number, locale: Language) {
  if (facts.questions) return askedWords(facts, facts.questions, locale);
  const t = translators[locale];
  const { notification, ui } = wordsIn(locale);
  const {
    questions: _,
    note = '',
    byClaimant,
    answered,
    objected,
    withdrawalUndone: __,
    amounts,
    asOn = '',
    until = '',
    earlier = '',
    toYou,
    ...told
  } = facts;
  const status = objected ? 'objected' : answered ? 'answered' : (facts.status ?? 'other');
  const statusName = facts.status ? ui.status[facts.status] : '';
  const statusInside = statusName.toLocaleLowerCase(locale);
  // A message chooses by the facts of its kind, and takes 'other' where one is absent.
  const values = {
    step: 'other',
    change: 'other',
    request: 'other',
    kind: 'other',
    list: 'other',
    objection: 'other',
    ...told,
    asOn: asOn && formatDate(asOn, locale),
    until: until && formatDate(until, locale),
    earlier: earlier && formatDate(earlier, locale),
    again: earlier ? (until ? 'open' : 'over') : 'none',
    toYou: toYou ? 'yes' : 'no',
    status,
    statusName,
    statusInside,
    note,
    count,
  };
  const key = type === 'status_change' ? keyOfChange(facts) : type;
  const noted = note && 'messageWithNote' in notification[key];
  // Only some kinds have words for a note, so the type that all keys share does not contain theirs.
  const message = t(
    `${key}.${noted ? 'messageWithNote' : 'message'}` as `${typeof key}.message`,
    values,
  );
  const other = noted && fromOffice(type, facts) && inAnotherLanguage(note, locale);
  return {
    title: t(`${key}.title`, values),
    message: [
      message,
      amounts && t('amounts', amountValues(amounts)),
      other && t(`otherLanguage.${type === 'info_required' ? 'asked' : 'told'}`),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** The note is the office's to a claimant. That of a transfer may be another creditor's. */
const fromOffice = (type: NotificationType, { byClaimant }: Facts) =>
  !byClaimant && type !== 'determination_returned' && type !== 'transfer';

function amountValues({ admitted, contingent, notAdmitted }: DecidedAmounts) {
  const uncertain = paiseOf(contingent) > 0n;
  const refused = uncertain ? 'both' : paiseOf(admitted) === 0n ? 'nothing' : 'refused';
  const part = paiseOf(notAdmitted) > 0n ? refused : uncertain ? 'contingent' : 'none';
  return {
    part,
    admitted: formatMoney(admitted),
    contingent: formatMoney(contingent),
    notAdmitted: formatMoney(notAdmitted),
  };
}

function keyOfChange({ byClaimant, status, withdrawalUndone }: Facts) {
  if (withdrawalUndone) return byClaimant ? 'withdrawal_taken_back' : 'withdrawal_undone';
  if (byClaimant) return 'changed_by_claimant';
  return status === 'withdrawn' ? 'withdrawn_for_claimant' : 'status_change';
}

/** A question's text: the checklist's in the reader's language, or as typed. */
export const questionText = ({ text, code }: AskedQuestions['items'][number], locale: Language) =>
  isChecklistCode(code) ? wordsIn(locale).questions.checklist[code] : text;

function askedWords({ claimNumber, note = '' }: Facts, asked: AskedQuestions, locale: Language) {
  const t = translators[locale];
  const { about, count, due, items } = asked;
  const day = formatDate(due, locale);
  const typed = items.filter(({ code }) => !isChecklistCode(code)).map(({ text }) => text);
  const other = [...typed, note].some((text) => inAnotherLanguage(text, locale));
  const list = items.map((item, at) => `${at + 1}. ${questionText(item, locale)}`).join('\n');
  const message = t(`info_required.${about}.message`, { claimNumber, count, day });
  return {
    title: t(`info_required.${about}.title`, { claimNumber, count, day }),
    message: [message, list, note, other && t('otherLanguage.asked')].filter(Boolean).join('\n'),
  };
}
