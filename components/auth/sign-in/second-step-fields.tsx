import type { RefObject } from 'react';
import { CodeField } from '@/components/auth/fields/code-field';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { UsePasskey } from '@/components/auth/passkeys/use-passkey';
import type { SecondStep } from '@/lib/client/session/second-step';

type SecondStepFieldsProps = {
  second: SecondStep;
  code: FieldState;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The device asks for a passkey just now. */
  asking: boolean;
  onPasskey: (challenge: string) => void;
};

export function SecondStepFields(props: SecondStepFieldsProps) {
  const { second, code, inputRef, asking, onPasskey } = props;
  const { app, challenge, passkeysAt } = second;
  return (
    <>
      {challenge && (
        <UsePasskey
          at={passkeysAt}
          size="lg"
          pending={asking}
          onPress={() => onPasskey(challenge)}
        />
      )}
      <CodeField
        state={code}
        {...(inputRef ? { inputRef } : {})}
        only={app ? undefined : 'recovery'}
      />
    </>
  );
}
