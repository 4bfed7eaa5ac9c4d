'use client';

import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { ControlProps } from './control';
import { useChoices } from './use-choices';

export function YesNoControl({ form, field, value, onChange }: ControlProps) {
  return (
    <RadioGroup
      options={useChoices({ form, field })}
      value={value}
      onValueChange={onChange}
      layout="boxes"
    />
  );
}
