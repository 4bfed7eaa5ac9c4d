'use client';

import KeyRound from 'lucide-react/icons/key-round';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { required } from '@/components/auth/fields/field-errors';
import { GuardedForm } from '@/components/security/reauthentication/guarded-form';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { useGuardedForm } from '@/components/security/reauthentication/use-guarded-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import { formatDateTime } from '@/lib/format/date';
import type { ListedPasskey } from '@/lib/identity/passkeys/read';

type PasskeyRowProps = {
  passkey: ListedPasskey;
  /** It is the only second step. */
  last: boolean;
};

export function PasskeyRow({ passkey, last }: PasskeyRowProps) {
  const t = useTranslations('security.passkeys');
  const locale = useLocale();
  const [task, setTask] = useState<'rename' | 'remove' | null>(null);
  const box = useFocusBack(task !== null);
  const end = () => setTask(null);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className="py-3 first:pt-0">
      <div ref={box}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <KeyRound className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">
              {t('addedOn', { when: formatDateTime(addedAt, locale) })}
              {' · '}
              {lastUsedAt
                ? t('lastUsed', { when: formatDateTime(lastUsedAt, locale) })
                : t('neverUsed')}
            </p>
          </div>
          {!task && (
            <div className="flex gap-2 max-sm:ml-10">
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('renameNamed', { name })}
                onClick={() => setTask('rename')}
              >
                {t('rename')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('removeNamed', { name })}
                onClick={() => setTask('remove')}
              >
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
        {task === 'rename' && <RenamePasskey passkey={passkey} onClose={end} />}
        {task === 'remove' && <RemovePasskey passkey={passkey} last={last} onClose={end} />}
      </div>
    </li>
  );
}

type RemovePasskeyProps = {
  passkey: ListedPasskey;
  /** It is the only second step. */
  last: boolean;
  onClose: () => void;
};

/** Asks for everything that signing in needs. */
function RemovePasskey({ passkey, last, onClose }: RemovePasskeyProps) {
  const t = useTranslations('security.passkeys');
  return (
    <div className="mt-3">
      <h3 className="mb-1 text-lg wrap-anywhere text-peacock-deep">
        {t('removeTitle', { name: passkey.name })}
      </h3>
      <p className="mb-3">
        {t('removeText')} {last && t('removeLast')}
      </p>
      <ProofForm
        withCode
        mutation={securityMutations.removePasskey(passkey.id)}
        onDone={() => {
          toast({ variant: 'success', title: t('removed') });
          onClose();
        }}
        onCancel={onClose}
        failed={t('removeFailed')}
        submitLabel={t('remove')}
        danger
      />
    </div>
  );
}

type RenamePasskeyProps = { passkey: ListedPasskey; onClose: () => void };

function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
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
