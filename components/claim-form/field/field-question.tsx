'use client';

import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { Button } from '@/components/ui/button';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';
import type { Doubt } from '@/lib/forms/kinds/parts/question';
import { useQuestionWords } from './use-question-words';

type FieldQuestionProps = {
  form: FormDefinition;
  field: Field;
  value: string;
  doubt: Doubt;
  /** Takes what was probably meant in its place. */
  onTake: (meant: string) => void;
};

/** A question about what was typed: is that right? It keeps nobody from going on. */
export function FieldQuestion({ form, field, value, doubt, onTake }: FieldQuestionProps) {
  const { question, takes } = useQuestionWords(form)(field, value, doubt);
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-yellow-line bg-yellow-tint px-3 py-2 text-ink">
      <span className="flex min-w-0 flex-1 basis-48 items-start gap-1.5">
        <CircleHelp className="mt-1 size-4 shrink-0 text-yellow" aria-hidden="true" />
        <span>{question}</span>
      </span>
      {takes.map(({ taken, label }) => (
        <Button key={taken} variant="secondary" size="sm" onClick={() => onTake(taken)}>
          {label}
        </Button>
      ))}
    </span>
  );
}
