'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import type { Professional } from '@/lib/client/queries/queries';
import { ProofDialog } from './proof-dialog';
import { type TeamChange, takesAway, teamChanges } from './team-changes';
import { useConsequences } from './use-consequences';

type TeamConfirmProps = {
  change: TeamChange;
  person: Professional;
  name: string;
  self: boolean;
  onClose: () => void;
};

/** Says what a change of an account does before it happens, and asks the administrator for their proof. */
export function TeamConfirm({ change, person, name, self, onClose }: TeamConfirmProps) {
  const t = useTranslations('ip.team');
  const consequences = useConsequences(change, person, self);
  const { id, status, role } = person;
  return (
    <ProofDialog
      title={t(`ask.${change}`, { name })}
      description={consequences.map((sentence) => (
        <span key={sentence} className="mt-1.5 block">
          {sentence}
        </span>
      ))}
      mutation={teamMutations.change(id, { ...teamChanges[change], from: { status, role } })}
      submitLabel={t(`do.${change}`)}
      danger={takesAway(change)}
      onDone={({ awaitsConfirmation }) => {
        onClose();
        const adds =
          change === 'approve' || change === 'makeAdministrator' || change === 'switchOn';
        const title = awaitsConfirmation
          ? t('proposed', { name, change: adds ? 'add' : 'remove' })
          : t(`done.${change}`, { name });
        toast({ variant: 'success', title });
      }}
      onClose={onClose}
    />
  );
}
