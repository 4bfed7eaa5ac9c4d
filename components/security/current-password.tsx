'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/auth/password-field';
import type { FieldState } from '@/components/auth/use-fields';

type CurrentPasswordProps = {
  state: FieldState;
  /** Whether the form opens by it. */
  focused?: boolean;
};

/** The password one has, to prove that it is oneself. */
export function CurrentPassword({ state, focused = false }: CurrentPasswordProps) {
  const t = useTranslations('security');
  const [visible, setVisible] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <div ref={box}>
      <PasswordField
        label={t('currentPassword')}
        name="password"
        autoComplete="current-password"
        state={state}
        visibility={{ visible, onVisibleChange: setVisible }}
      />
    </div>
  );
}
