'use client';

import { useState } from 'react';
import { InvalidResetLink } from './invalid-reset-link';
import { NewPasswordForm } from './new-password-form';
import { PasswordWasReset } from './password-was-reset';
import { useResetPassword } from './use-reset-password';

/** A new password for whoever has the link; `token` is null when the address carries none. */
export function ResetPassword({ token }: { token: string | null }) {
  // Once it is used, it leaves the address and with it the props.
  const [given] = useState(token);
  const reset = useResetPassword(given ?? '');
  if (reset.done) return <PasswordWasReset />;
  if (!given || reset.dead) return <InvalidResetLink />;
  return <NewPasswordForm reset={reset} />;
}
