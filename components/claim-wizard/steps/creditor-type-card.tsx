'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';

type CreditorTypeCardProps = {
  type: CreditorType;
  words: { label: string; who: string };
  /** What the words of the regulations mean. */
  hint: string | undefined;
  chosen: boolean;
  onChoose: (type: CreditorType) => void;
};

/** One kind of creditor: a radio button in the shape of a card. */
export function CreditorTypeCard({ type, words, hint, chosen, onChoose }: CreditorTypeCardProps) {
  const t = useTranslations('wizard.type');
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-w-0 cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-sheet p-4 shadow-sheet hover:border-peacock has-checked:border-peacock has-checked:bg-peacock-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-peacock)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-deep sm:p-5"
    >
      <input
        id={id}
        type="radio"
        name="creditorType"
        value={type}
        checked={chosen}
        onChange={() => onChoose(type)}
        aria-describedby={`${id}-who`}
        className="mt-1 size-5 shrink-0 accent-peacock outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-lg leading-snug font-semibold text-peacock-deep">
            {words.label}
          </span>
          <Badge>{t('form', { letter: formOf(type).letter })}</Badge>
        </span>
        <span id={`${id}-who`} className="mt-1 block text-ink-soft">
          {words.who}
          {hint && <span className="mt-1 block text-sm">{hint}</span>}
        </span>
      </span>
    </label>
  );
}
