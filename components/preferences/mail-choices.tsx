'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional, type Role } from '@/lib/access/role';
import { preferencesMutations } from '@/lib/client/mutations/preferences';
import { useErrorText } from '@/lib/client/request/use-error-text';
import {
  type NotificationType,
  notificationKinds,
  notificationTypes,
} from '@/lib/notifications/kinds/types';

const kindsOf = (role: Role) =>
  notificationTypes.filter((kind) =>
    notificationKinds[kind].reaches.includes(isProfessional(role) ? 'professional' : 'claimant'),
  );

/** Professionals are told of a new status only when a claimant causes it. */
const wordsOf = (kind: NotificationType, role: Role) =>
  kind === 'status_change' && isProfessional(role) ? 'changed_by_claimant' : kind;

type MailChoicesProps = { mail: Record<string, boolean>; role: Role };

/** A tick for each kind of notification that this person gets; saved at once. */
export function MailChoices({ mail, role }: MailChoicesProps) {
  const t = useTranslations('preferences');
  const kinds = useTranslations('notification');
  const errorText = useErrorText();
  const { mutate, isPending, variables } = useMutation({
    ...preferencesMutations.change,
    onSuccess: () => toast({ variant: 'success', title: t('saved') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <fieldset aria-busy={isPending}>
      <legend className="sr-only">{t('mail')}</legend>
      {kindsOf(role).map((kind) => (
        <Checkbox
          key={kind}
          label={kinds(`${wordsOf(kind, role)}.choice`)}
          checked={(isPending ? variables.mail?.[kind] : undefined) ?? mail[kind] === true}
          // Disabled, it would lose the focus.
          aria-disabled={isPending || undefined}
          onCheckedChange={(wanted) => isPending || mutate({ mail: { [kind]: wanted === true } })}
        />
      ))}
    </fieldset>
  );
}
