'use client';

import { type ComponentProps, type FocusEvent, type MouseEvent, useRef } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onMouseDown' | 'onFocus' | 'onBlur'>;

/**
 * For an input with a figure: a person who comes by a key, or is led there, has all of it selected, so that typing replaces it.
 * A press sets the caret, and a return to the window keeps it.
 */
export function useSelectedOnArrival({ onMouseDown, onFocus, onBlur }: Handlers) {
  const pressed = useRef(false);
  const stays = useRef(false);
  return {
    onMouseDown(event: MouseEvent<HTMLInputElement>) {
      pressed.current = true;
      onMouseDown?.(event);
    },
    onFocus(event: FocusEvent<HTMLInputElement>) {
      if (!pressed.current && !stays.current) event.currentTarget.select();
      onFocus?.(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      pressed.current = false;
      // Only the window lost the focus, and gives it back.
      stays.current = document.activeElement === event.currentTarget;
      onBlur?.(event);
    },
  };
}
