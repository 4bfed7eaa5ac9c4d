import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type Amounts, parts } from '@/lib/law/amounts';
import { currencyFacts } from '@/lib/law/currency-text';
import { otherDay } from '@/lib/law/effective-day';
import { facilityWordsIn } from '@/lib/law/facility-words';
import { headLabelOf } from '@/lib/law/head-label';
import type { DeterminedHead } from '@/lib/law/judge';
import { staysUnverified } from '@/lib/law/late-binds';
import { periods } from '@/lib/law/periods';
import { reasonText } from '@/lib/law/reason-text';
import { namedWith, reasonCodesIn } from '@/lib/law/reasons';
import { votingFacts } from '@/lib/law/voting-text';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import type { DeterminationOfPaper } from './determination';
import { paperWords } from './frame';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';

type Reason = DeterminedHead['reasons'][number];

const nothing = '0.00';

/** In rows of one table. */
const rowsOfPart = 100;

const lawWords = (locale: Language) => createTranslator({ locale, messages: wordsIn(locale).law });

/** In rupees without the sign, which stands in the head of the table. */
const figure = (amount: string) => formatMoney(amount).replace('₹', '');

function headNames(claim: ClaimOfPaper, language: Language) {
  const t = lawWords(language);
  const name = headLabelOf(claim, wordsIn(language).forms, {
    remainder: (form) => t('heads.remainder', { form }),
    divided: (head) => t(`heads.${head}`),
    row: (head, given) => t(`heads.${head}`, given),
  });
  return (head: string) => printable(name(head), 24);
}

function tableOf({ heads, totals }: DeterminationOfPaper, claim: ClaimOfPaper, language: Language) {
  const t = lawWords(language);
  const words = paperWords(language);
  const name = headNames(claim, language);
  const used = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || totals[part] !== nothing,
  );
  const cells = (label: string, amounts: Amounts) => [
    label,
    ...used.map((part) => figure(amounts[part])),
  ];
  const lines = heads.map((head) => cells(name(head.head), head));
  return {
    head: [words('decision.head'), ...used.map((part) => t(`parts.${part}`))],
    parts: Array.from({ length: Math.ceil(lines.length / rowsOfPart) }, (_, at) =>
      lines.slice(at * rowsOfPart, (at + 1) * rowsOfPart),
    ),
    total: cells(words('decision.total'), totals),
  };
}

function reasonOfWhole({ heads }: DeterminationOfPaper) {
  const [first] = heads[0]?.reasons ?? [];
  const shared = heads.every(
    ({ claimed, reasons: [one, ...more] }) =>
      more.length === 0 &&
      one?.code === first?.code &&
      one?.text === first?.text &&
      one?.amount === claimed,
  );
  return shared ? first : undefined;
}

function reasonsOf(determination: DeterminationOfPaper, claim: ClaimOfPaper, language: Language) {
  const t = lawWords(language);
  const words = paperWords(language);
  const name = headNames(claim, language);
  const said = (one: Reason) =>
    printable(reasonText(one, (code, given) => t(`said.${code}`, { ...given })));
  const whole = reasonOfWhole(determination);
  if (whole) {
    const amount = formatMoney(determination.totals.claimed);
    return [{ head: words('decision.wholeClaim', { amount }), reasons: [said(whole)] }];
  }
  return determination.heads
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ head, reasons }) => ({
      head: name(head),
      reasons: reasons.map((one) =>
        words('decision.reason', { reason: said(one), amount: formatMoney(one.amount) }),
      ),
    }));
}

/** What somebody wrote of the reasons in words, which no name in a sentence is. */
const typedIn = ({ heads }: DeterminationOfPaper) =>
  heads.flatMap(({ reasons }) =>
    reasons.filter(({ code }) => !namedWith(code)).map(({ text }) => text),
  );

/** The findings besides amounts by heads; it leaves out amounts of zero. */
function besides(determination: DeterminationOfPaper, language: Language) {
  const t = paperWords(language);
  return (['securedAmount', 'guaranteedAmount', 'setOffAmount'] as const)
    .filter((one) => determination[one] !== nothing)
    .map((one) => ({ label: t(`decision.${one}`), value: formatMoney(determination[one]) }));
}

function facilitiesOf({ facilities }: DeterminationOfPaper, language: Language) {
  if (!facilities) return null;
  const words = facilityWordsIn(language);
  return {
    title: lawWords(language)('facilities.title'),
    items: facilities.map((one, at) => ({
      head: printable(`${words.titleOf(one, at)}: ${words.amountsOf(one)}`),
      securities: one.securities.map((security) => printable(words.securityOf(security))),
    })),
  };
}

const staysLate = (
  facts: CaseFacts,
  { submittedAt }: ClaimOfPaper,
  { totals, lateStep }: DeterminationOfPaper,
) =>
  totals.underVerification !== nothing &&
  staysUnverified({ receivedAt: submittedAt, lateStep }, facts);

/** The letter about a decision: heads and reasons, that it is provisional, and how to answer. */
export function decisionOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  determination: DeterminationOfPaper,
  language: Language,
) {
  const t = paperWords(language);
  const law = lawWords(language);
  const { totals, confirmedAt, voting, currency, className, remarks, basis } = determination;
  const day = otherDay(determination);
  const by = daysAfter(dayInIndia(confirmedAt), periods.answering);
  const { changes, claim: ofClaim } = wordsIn(language);
  return {
    title: t(determination.again ? 'decision.revisedTitle' : 'decision.title'),
    subtitle: t('decision.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(confirmedAt, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    provisional: staysLate(facts, claim, determination)
      ? `${t('decision.provisional')} ${t('decision.staysLate')}`
      : t('decision.provisional'),
    objections:
      determination.objections.length > 0
        ? {
            title: t('decision.objection'),
            lines: determination.objections.map(({ list, madeAt, answered }) =>
              t(answered ? 'decision.objectionText' : 'decision.objectionWaits', {
                list,
                when: formatDate(dayInIndia(new Date(madeAt)), language),
              }),
            ),
          }
        : null,
    totals: [
      { label: t('decision.claimed'), value: formatMoney(totals.claimed) },
      { label: t('decision.admitted'), value: formatMoney(totals.admitted) },
    ],
    facts: [
      { label: t('decision.basis'), value: law(`bases.${basis}`) },
      ...(day ? [{ label: t('decision.effectiveOn'), value: formatDate(day, language) }] : []),
      { label: t('decision.ofVersion'), value: String(claim.version) },
      ...(currency
        ? [
            {
              label: law('currency.title'),
              value: printable(law('currency.text', currencyFacts(currency, language))),
            },
          ]
        : []),
      ...besides(determination, language),
      ...(voting
        ? [
            {
              label: law('voting.title'),
              value: law('voting.text', votingFacts(voting, language)),
            },
          ]
        : []),
      ...(className ? [{ label: law('class'), value: printable(className) }] : []),
    ],
    heads: {
      title: t('decision.heads'),
      unit: t('decision.unit'),
      ...tableOf(determination, claim, language),
    },
    reasons: {
      title: t('decision.reasons'),
      none: t('decision.noReasons'),
      items: reasonsOf(determination, claim, language),
      note: otherLanguageNote(language, typedIn(determination)),
      helps: {
        title: t('decision.helps'),
        lines: reasonCodesIn(determination.heads).map((code) => law(`remedies.${code}`)),
      },
    },
    facilities: facilitiesOf(determination, language),
    remarks: remarks
      ? {
          title: t('decision.remarks'),
          text: printable(remarks),
          note: otherLanguageNote(language, [remarks]),
        }
      : null,
    answer: {
      title: t('decision.answer'),
      lines: [
        t('decision.how', {
          by: formatDate(by, language),
          ask: changes.ask,
          send: ofClaim.outcome.send,
          reasons: reasonCodesIn(determination.heads).length > 0 ? 'some' : 'none',
        }),
        ...contactLine(facts, language),
        t('decision.later'),
      ],
    },
  };
}
