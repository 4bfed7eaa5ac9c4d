'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/auth/fields/password-field';
import type { FieldState } from '@/components/auth/fields/use-fields';

type CurrentPasswordProps = {
  state: FieldState;
  /** The form opens with the focus here. */
  focused?: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
};

/** Asks for the present password as proof of the person. */
export function CurrentPassword({ state, focused = false, inputRef }: CurrentPasswordProps) {
  const t = useTranslations('auth.fields');
  const [visible, setVisible] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused, input]);
  return (
    <PasswordField
      label={t('currentPassword')}
      name="password"
      autoComplete="current-password"
      state={state}
      visibility={{ visible, onVisibleChange: setVisible }}
      inputRef={input}
    />
  );
}
