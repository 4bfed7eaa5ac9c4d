'use client';

import { useId } from 'react';

type AnswerRadioProps = {
  /** The name that radio buttons of one question share. */
  group: string;
  value: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
};

/** One plain answer: a radio button as wide as its line. */
export function AnswerRadio({ group, value, label, hint, checked, onChoose }: AnswerRadioProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-start gap-3 px-4 py-2.5 hover:bg-peacock-tint has-checked:bg-peacock-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-marigold-deep"
    >
      <input
        id={id}
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onChoose}
        aria-describedby={hint && `${id}-hint`}
        className="mt-1 size-5 shrink-0 accent-peacock outline-none"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
