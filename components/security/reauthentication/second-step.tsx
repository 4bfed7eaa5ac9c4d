'use client';

import { useQuery } from '@tanstack/react-query';
import { CodeField } from '@/components/auth/fields/code-field';
import type { FieldState } from '@/components/auth/fields/use-fields';
import { UsePasskey } from '@/components/auth/passkeys/use-passkey';
import { queries } from '@/lib/client/queries/queries';

type SecondStepProps = {
  form: { field: (name: 'code') => FieldState; asking: boolean; submitByPasskey: () => void };
};

/** Asks for a code or a passkey, if two-step sign-in is on. */
export function SecondStep({ form }: SecondStepProps) {
  const { data } = useQuery(queries.security);
  return (
    <>
      <CodeField
        state={form.field('code')}
        only={data?.timeCodes === false ? 'recovery' : undefined}
      />
      {data && data.passkeys.length > 0 && (
        <UsePasskey
          at={data.passkeysAt}
          pending={form.asking}
          onPress={() => void form.submitByPasskey()}
        />
      )}
    </>
  );
}
