'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import {
  type DeskValues,
  type HeadValues,
  missingOf,
  refusedOf,
} from '@/components/desk/determination/values';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { parts } from '@/lib/law/amounts';
import { isReasonCode } from '@/lib/law/reasons';

type Fault = { message?: string | undefined } | undefined;

type HeadFaults = Partial<Record<'claimed' | 'head' | (typeof parts)[number], Fault>> & {
  reasons?: unknown;
};

const inReason = ['code', 'text', 'amount'] as const;

/** The first fault of a head: of an amount, of all of them, or of a reason. */
function faultOf(faults: HeadFaults | undefined): string | undefined {
  if (!faults) return undefined;
  const reasons = Array.isArray(faults.reasons)
    ? (faults.reasons as (Partial<Record<(typeof inReason)[number], Fault>> | undefined)[])
    : [];
  return [
    ...(['claimed', ...parts, 'head'] as const).map((name) => faults[name]),
    ...reasons.flatMap((reason) => inReason.map((name) => reason?.[name])),
  ].find((fault) => fault?.message)?.message;
}

/** What is wrong with a head, left of it or too much, else its reason. `even`: it adds up, and needs none. */
export function useSays(at: number, head: HeadValues) {
  const t = useTranslations('desk.determination');
  const sentences = useTranslations('law.reasons');
  const { formState } = useFormContext<DeskValues>();
  const fault = faultOf(formState.errors.heads?.[at] as HeadFaults | undefined);
  const missing = missingOf(head);
  const amount = formatMoney(fromPaise(missing < 0n ? -missing : missing));
  if (fault) return { tone: 'wrong', text: fault, isFaulty: true } as const;
  if (missing < 0n)
    return { tone: 'wrong', text: t('tooMuch', { amount }), isFaulty: false } as const;
  if (missing > 0n)
    return { tone: 'left', text: t('missing', { amount }), isFaulty: false } as const;
  const [reason, ...others] = refusedOf(head) > 0n ? head.reasons : [];
  if (!reason) return { tone: 'even', text: t('balanced'), isFaulty: false } as const;
  const { code, text } = reason;
  const said = !isReasonCode(code)
    ? t('chooseReason')
    : code === 'other'
      ? text || t('otherReason')
      : sentences(code, { given: text ? 'yes' : 'no', text });
  const all = others.length > 0 ? `${said} (+${others.length})` : said;
  return { tone: 'reason', text: all, isFaulty: false } as const;
}
