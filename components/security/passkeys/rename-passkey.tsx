'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { required } from '@/components/auth/fields/field-errors';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import type { ListedPasskey } from '@/lib/identity/passkeys/read';

type RenamePasskeyProps = { passkey: ListedPasskey; onClose: () => void };

/** Another name for a passkey, by which its owner knows it. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const t = useTranslations('security.passkeys');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const form = useGuardedForm({
    start: { name: passkey.name },
    labels: { name: t('name') },
    validate: ({ name }) => ({ name: required(name) }),
    mutation: securityMutations.renamePasskey(passkey.id),
    bodyOf: ({ name }) => ({ name: name.trim() }),
    onDone() {
      toast({ variant: 'success', title: t('renamed') });
      onClose();
    },
    failed: t('renameFailed'),
  });
  const { value, set, error } = form.field('name');
  return (
    <div className="mt-3">
      <GuardedForm form={form} submitLabel={t('save')} onCancel={onClose}>
        <Field label={t('name')} error={error}>
          <Input
            ref={input}
            name="name"
            aria-required
            value={value}
            onChange={(event) => set(event.target.value)}
            autoComplete="off"
          />
        </Field>
      </GuardedForm>
    </div>
  );
}
