'use client';

import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import { RequestError } from '@/lib/client/request/request';
import { fullName } from '@/lib/format/person';
import { ProofDialog } from './proof-dialog';

const nobody = { firstName: '', lastName: '', email: '' };

type Person = typeof nobody;

const fields = [
  ['firstName', 'given-name', 'text'],
  ['lastName', 'family-name', 'text'],
  ['email', 'email', 'email'],
] as const;

/** Invites a colleague, who then chooses a password and works as a case manager. */
export function InviteColleague() {
  const t = useTranslations('ip.team.invite');
  const [person, setPerson] = useState<Person>();
  const [asking, setAsking] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  if (!person)
    return (
      <Button variant="secondary" onClick={() => setPerson(nobody)}>
        <UserPlus aria-hidden="true" />
        {t('open')}
      </Button>
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    setFaults({});
    setAsking(true);
  }
  const name = fullName(person);
  /** What is wrong with the person stands in the form behind. */
  function refused(error: unknown) {
    const issues = error instanceof RequestError ? (error.answer.issues ?? []) : [];
    const told = issues.filter(({ path }) => path in nobody);
    setFaults(Object.fromEntries(told.map(({ path, message }) => [path, message])));
    if (told.length > 0) setAsking(false);
  }
  return (
    <>
      <form
        method="post"
        onSubmit={submit}
        aria-label={t('open')}
        className="grid w-full grid-cols-[minmax(0,1fr)] items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-3"
      >
        {fields.map(([field, autoComplete, type]) => (
          <Field key={field} label={t(field)} required error={faults[field]}>
            <Input
              type={type}
              name={field}
              autoComplete={autoComplete}
              required
              value={person[field]}
              onChange={({ target }) => setPerson({ ...person, [field]: target.value })}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-2 sm:col-span-3">
          <Button type="submit">{t('do')}</Button>
          <Button variant="quiet" onClick={() => setPerson(undefined)}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      {asking && (
        <ProofDialog
          title={t('ask', { name })}
          description={t('follows', { name, email: person.email })}
          mutation={teamMutations.invite(person, refused)}
          submitLabel={t('do')}
          danger={false}
          onDone={() => {
            setAsking(false);
            setPerson(undefined);
            toast({ variant: 'success', title: t('done', { name }) });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
