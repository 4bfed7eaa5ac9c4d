'use client';

import { type ComponentProps, useRef } from 'react';
import type { Edit, TextWithCaret } from '@/lib/format/amount-in-field';
import { Input } from './input';

type FilteredInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Turns typed or pasted text into what the input shows. */
  filter: (edit: Edit) => TextWithCaret;
  /** From the keyboard it takes only these; it takes a whole paste. */
  keys?: RegExp | undefined;
};

/** The character of a keystroke; undefined for text that came at once. */
function signOf({ inputType, data }: Partial<InputEvent>) {
  return inputType === 'insertText' && data?.length === 1 ? data : undefined;
}

const taking: Readonly<Record<string, Edit['took']>> = {
  deleteContentBackward: 'before',
  deleteContentForward: 'behind',
};

/** Changes what the person types as they type, and keeps the caret in its place. */
export function FilteredInput(props: FilteredInputProps) {
  const { value, onValueChange, filter, keys, ...rest } = props;
  // The text before a phone's keyboard began to compose, where a paste began, and whether text was selected.
  const composed = useRef<string>(undefined);
  const pastedAt = useRef<number>(undefined);
  const selects = useRef(false);

  function show(input: HTMLInputElement, shown: string, caret: number) {
    if (shown === input.value && caret === input.selectionStart) return;
    // Written here and not by React, which would move the caret to the end.
    if (shown !== input.value) input.value = shown;
    input.setSelectionRange(caret, caret);
  }
  function take(input: HTMLInputElement, event: Partial<InputEvent> = {}) {
    const caret = input.selectionStart ?? input.value.length;
    const sign = signOf(event);
    const before = composed.current ?? value;
    if (keys && sign && !keys.test(sign)) return show(input, before, caret - 1);
    const isKey = sign !== undefined || event.inputType?.startsWith('delete');
    const from = pastedAt.current ?? (isKey || composed.current !== undefined ? undefined : 0);
    const took = selects.current ? undefined : taking[event.inputType ?? ''];
    const shown = filter({ before, text: input.value, caret, from, took });
    show(input, shown.text, shown.caret);
    onValueChange(shown.text);
  }

  return (
    <Input
      {...rest}
      value={value}
      onKeyDown={(event) => {
        const { selectionStart, selectionEnd } = event.currentTarget;
        selects.current = selectionStart !== selectionEnd;
        pastedAt.current = undefined;
        rest.onKeyDown?.(event);
      }}
      onPaste={({ currentTarget }) => {
        pastedAt.current = currentTarget.selectionStart ?? 0;
      }}
      onCompositionStart={({ currentTarget }) => {
        composed.current = currentTarget.value;
      }}
      onChange={({ currentTarget, nativeEvent }) => {
        // Nothing may overwrite a word that a phone's keyboard still composes.
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) {
          onValueChange(currentTarget.value);
        } else take(currentTarget, nativeEvent);
        pastedAt.current = undefined;
      }}
      onCompositionEnd={({ currentTarget }) => {
        take(currentTarget);
        composed.current = undefined;
      }}
    />
  );
}
