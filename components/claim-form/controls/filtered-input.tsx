'use client';

import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/fields/input';

type FilteredInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Gives what was typed or pasted as it is shown. */
  filter: (typed: string) => string;
  /** The only keys that are taken, one by one; what is pasted comes whole. */
  keys?: RegExp | undefined;
};

/** The sign that a key made; undefined for what came at once. */
function signOf(event: Event) {
  const { inputType, data } = event as Partial<InputEvent>;
  return inputType === 'insertText' && data?.length === 1 ? data : undefined;
}

/** An input that shows what is typed in another way, and leaves the caret where it was. */
export function FilteredInput(props: FilteredInputProps) {
  const { value, onValueChange, filter, keys, ...rest } = props;
  function show(input: HTMLInputElement, shown: string, caret: number) {
    if (shown === input.value) return;
    // Written here and not by React, which would send the caret to the end.
    input.value = shown;
    input.setSelectionRange(caret, caret);
  }
  function take(input: HTMLInputElement, event?: Event) {
    const end = input.selectionStart ?? input.value.length;
    const sign = event && signOf(event);
    if (keys && sign && !keys.test(sign)) return show(input, value, end - 1);
    const taken = filter(input.value);
    show(input, taken, filter(input.value.slice(0, end)).length);
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
        } else take(currentTarget, nativeEvent);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  );
}
