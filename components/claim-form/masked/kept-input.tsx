'use client';

import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/fields/input';
import { type Keep, withinLength } from './keep';

type KeptInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'maxLength'> & {
  value: string;
  onValueChange: (value: string) => void;
  keep: Keep;
  max: number;
  /** Mends a text that came at once: pasted, or filled in by the browser. */
  mend?: Keep;
};

/** An input that takes only some of what is typed, and leaves the caret where it was. */
export function KeptInput({ value, onValueChange, keep, max, mend, ...rest }: KeptInputProps) {
  function take(input: HTMLInputElement) {
    const all = keep(input.value);
    const kept = withinLength(mend ? mend(all) : all, value, max);
    if (kept !== input.value) {
      const end = input.selectionStart ?? input.value.length;
      const refused = kept === value && all.length > max;
      const caret = keep(input.value.slice(0, end)).length - (refused ? 1 : 0);
      // Written here and not by React, which would send the caret to the end.
      input.value = kept;
      input.setSelectionRange(caret, caret);
    }
    onValueChange(kept);
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
