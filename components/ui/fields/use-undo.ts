'use client';

import { type KeyboardEvent, useRef } from 'react';
import type { Edit, TextWithCaret } from '@/lib/format/amount-in-field';

/** Ctrl or ⌘ and Z, with Shift for redo; Ctrl and Y too. */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' && !shiftKey) return 'again';
  return letter === 'z' ? (shiftKey ? 'again' : 'back') : null;
}

/** Undoes edits of an input that code overwrites while the person types: the browser then forgets the former text. */
export function useUndo(show: (text: string) => void) {
  const past = useRef<TextWithCaret[]>([]);
  const future = useRef<TextWithCaret[]>([]);
  return {
    made({ before, text, caret }: Edit) {
      past.current.push({ text: before, caret: Math.max(0, before.length - text.length + caret) });
      future.current = [];
    },
    forget() {
      past.current = [];
      future.current = [];
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const way = wayOf(event);
      if (!way) return;
      event.preventDefault();
      const [from, to] = way === 'back' ? [past, future] : [future, past];
      const input = event.currentTarget;
      const stood = from.current.pop();
      if (!stood) return;
      to.current.push({ text: input.value, caret: input.selectionStart ?? 0 });
      // Written here and not by React, which would move the caret to the end.
      input.value = stood.text;
      input.setSelectionRange(stood.caret, stood.caret);
      show(stood.text);
    },
  };
}
