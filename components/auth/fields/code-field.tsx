'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useState } from 'react';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { latinDigits } from '@/lib/format/digits';

type CodeFieldProps = {
  state: FieldState;
  /** Set where only one kind exists: no recovery code yet, or no app. */
  only?: 'app' | 'recovery' | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** Takes a code of the authenticator app, or a recovery code from a person without the app. */
export function CodeField({ state, only, inputRef }: CodeFieldProps) {
  const t = useTranslations('auth.code');
  const [recovery, setRecovery] = useState(only === 'recovery');
  const kind = recovery ? 'recovery' : 'app';

  function change() {
    state.set('');
    setRecovery(!recovery);
  }

  return (
    <div>
      <Field label={t(`${kind}.label`)} hint={t(`${kind}.hint`)} error={state.error}>
        <Input
          key={kind}
          ref={inputRef}
          name="code"
          aria-required
          value={state.value}
          // Apps show it with a space in the middle.
          onChange={({ target: { value } }) =>
            state.set(recovery ? value : latinDigits(value).replace(/\D/g, ''))
          }
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          autoCapitalize={recovery ? 'characters' : 'none'}
          spellCheck={false}
          className="figures tracking-widest"
        />
      </Field>
      {!only && (
        <button type="button" onClick={change} className="link min-h-11 text-left md:min-h-8">
          {t(`${kind}.change`)}
        </button>
      )}
    </div>
  );
}
