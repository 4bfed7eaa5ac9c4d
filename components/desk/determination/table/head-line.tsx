'use client';

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { InterestButton } from '@/components/desk/determination/interest-button';
import type { DeskValues } from '@/components/desk/determination/values';
import { cn } from '@/components/ui/cn';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { groupedAmount } from '@/lib/format/amount-in-field';
import { parts } from '@/lib/law/amounts';
import { isInterest } from '@/lib/law/heads';
import { Cell, headId, saysId } from './cell';
import { useSays } from './use-says';

interface HeadLineProps {
  at: number;
  label: string;
  /** The person can type what is claimed under it: the desk divides the claim, or moves amounts. */
  typed: boolean;
  claim: PresentedClaim;
  /** The keys and tools are for this head. */
  active: boolean;
  onReason: (at: number) => void;
  onInterest: (at: number) => void;
}

const tones = {
  wrong: 'font-semibold text-red',
  left: 'text-ink-soft',
  reason: 'text-ink',
  even: 'text-green',
};

/** Paise that are none are not read. */
const short = (amount: string) => groupedAmount(amount.replace(/\.00$/, ''));

/** A head of the claim in one row. */
export const HeadLine = memo(function HeadLine(props: HeadLineProps) {
  const { at, label, typed, claim, active, onReason, onInterest } = props;
  const { control } = useFormContext<DeskValues>();
  const head = useWatch({ control, name: `heads.${at}` });
  const { tone, text, isFaulty } = useSays(at, head);
  return (
    <tr
      data-head={at}
      data-active={active || undefined}
      data-wrong={isFaulty || undefined}
      aria-labelledby={headId(at)}
    >
      <th scope="row">
        <span className="flex items-center gap-0.5">
          <span id={headId(at)} title={label} className="line-clamp-2 grow">
            {label}
          </span>
          {isInterest(claim.creditorType, head.head) && (
            <InterestButton label={label} slim onPress={() => onInterest(at)} />
          )}
        </span>
      </th>
      {typed ? (
        <Cell at={at} part="claimed" />
      ) : (
        <td className="figures text-right">{short(head.claimed)}</td>
      )}
      {parts.map((part) => (
        <Cell key={part} at={at} part={part} />
      ))}
      <td data-says="">
        {tone === 'even' ? (
          <span id={saysId(at)} className={tones.even}>
            <Check aria-hidden="true" className="size-4" />
            <span className="sr-only">{text}</span>
          </span>
        ) : (
          <button
            type="button"
            tabIndex={-1}
            id={saysId(at)}
            title={text}
            onClick={() => onReason(at)}
            className={cn('flex w-full items-center gap-1 text-left', tones[tone])}
          >
            {tone === 'wrong' && <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
            {tone === 'left' && <CircleDashed aria-hidden="true" className="size-3.5 shrink-0" />}
            <span className="truncate">{text}</span>
          </button>
        )}
      </td>
    </tr>
  );
});
