'use client';

import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/fields/input';
import { type InputFilter, withinLength } from './input-filter';

type FilteredInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onValueChange: (value: string) => void;
  filter: InputFilter;
  maxLength: number;
  /** Changes a text that came at once: pasted, or filled in by the browser. */
  pasteFilter?: InputFilter | undefined;
};

/** An input that takes only some of what is typed, and leaves the caret where it was. */
export function FilteredInput(props: FilteredInputProps) {
  const { value, onValueChange, filter, maxLength, pasteFilter, ...rest } = props;
  function take(input: HTMLInputElement) {
    const all = filter(input.value);
    const taken = withinLength(pasteFilter ? pasteFilter(all) : all, value, maxLength);
    if (taken !== input.value) {
      const end = input.selectionStart ?? input.value.length;
      const refused = taken === value && all.length > maxLength;
      const caret = filter(input.value.slice(0, end)).length - (refused ? 1 : 0);
      // Written here and not by React, which would send the caret to the end.
      input.value = taken;
      input.setSelectionRange(caret, caret);
    }
    onValueChange(taken);
  }

  return (
    <Input
      {...rest}
      value={value}
      onChange={({ currentTarget, nativeEvent }) => {
        // A phone's keyboard that still composes a word must not be written over.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) {
          onValueChange(currentTarget.value);
        } else take(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  );
}
