'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional, type Role } from '@/lib/access/permissions';
import { mutations } from '@/lib/client/mutations';
import { queries } from '@/lib/client/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { NotificationType } from '@/lib/notifications/kinds/types';

const kindsOf = (role: Role): NotificationType[] =>
  isProfessional(role)
    ? ['status_change', 'new_message', 'document_uploaded', 'claim_assigned']
    : ['status_change', 'info_required', 'new_message'];

/** Of a new status professionals are told when a claimant brings it about. */
const wordsOf = (kind: NotificationType, role: Role) =>
  kind === 'status_change' && isProfessional(role) ? 'changed_by_claimant' : kind;

type MailChoicesProps = { mail: Record<string, boolean>; role: Role };

/** A tick for each kind of notification that reaches this person; each is saved as it is set. */
export function MailChoices({ mail, role }: MailChoicesProps) {
  const t = useTranslations('preferences');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ kind, wanted }: { kind: NotificationType; wanted: boolean }) =>
      mutations.changePreferences({ mail: { [kind]: wanted } }),
    onSuccess: (preferences) => {
      client.setQueryData(queries.preferences.queryKey, preferences);
      toast({ variant: 'success', title: t('saved') });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <fieldset disabled={isPending}>
      <legend className="sr-only">{t('mail')}</legend>
      {kindsOf(role).map((kind) => (
        <Checkbox
          key={kind}
          label={t(`kinds.${wordsOf(kind, role)}`)}
          checked={isPending && variables.kind === kind ? variables.wanted : mail[kind] === true}
          onCheckedChange={(wanted) => mutate({ kind, wanted: wanted === true })}
        />
      ))}
    </fieldset>
  );
}
