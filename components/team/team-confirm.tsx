'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { Professional } from '@/lib/client/queries';
import { type TeamChange, takesAway } from './team-changes';
import { useConsequences } from './use-consequences';

type TeamConfirmProps = {
  change: TeamChange;
  person: Professional;
  name: string;
  self: boolean;
  pending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Says what follows from a change of somebody's account before it is made. */
export function TeamConfirm(props: TeamConfirmProps) {
  const { change, person, name, self, pending, onCancel, onConfirm } = props;
  const t = useTranslations('ip.team');
  const consequences = useConsequences(change, person, self);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t(`ask.${change}`, { name })}
      description={consequences.map((sentence) => (
        <span key={sentence} className="mt-1.5 block">
          {sentence}
        </span>
      ))}
      confirmLabel={t(`do.${change}`)}
      danger={takesAway(change)}
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
