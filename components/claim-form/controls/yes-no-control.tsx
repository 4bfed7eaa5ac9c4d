'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { yesNo } from '@/lib/forms/kinds';
import type { ControlProps } from './control';

/** Yes or no, side by side. */
export function YesNoControl({ value, onChange }: ControlProps) {
  const words = useFormWords();
  return (
    <RadioGroup
      options={yesNo.map((answer) => ({ value: answer, label: words.yesNo[answer] }))}
      value={value}
      onValueChange={onChange}
      layout="boxes"
    />
  );
}
