'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import type { CaseSettings } from '@/lib/case/settings';
import { caseMutations } from '@/lib/client/mutations/case';
import type { CaseAsTold } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface SettingProps {
  now: CaseAsTold;
}

/** Sends letters as attachments or as links. */
export function LettersByMail({ now }: SettingProps) {
  const t = useTranslations('ip.case.letters');
  return (
    <SettingsSection id="letters" title={t('title')}>
      <Tick
        label={t('attached')}
        hint={t('hint')}
        now={now.letterMail !== 'link'}
        changeTo={(wanted) => ({ letterMail: wanted ? 'attached' : 'link' })}
      />
    </SettingsSection>
  );
}

/** Whether a determination needs two people. */
export function TwoPeople({ now }: SettingProps) {
  const t = useTranslations('ip.case.verification');
  return (
    <SettingsSection id="verification" title={t('title')}>
      <Tick
        label={t('needsTwo')}
        hint={t('needsTwoHint')}
        now={now.determinationNeedsTwo === true}
        changeTo={(determinationNeedsTwo) => ({ determinationNeedsTwo })}
      />
    </SettingsSection>
  );
}

interface TickProps {
  label: string;
  hint: string;
  now: boolean;
  changeTo: (wanted: boolean) => Partial<CaseSettings>;
}

function Tick({ label, hint, now, changeTo }: TickProps) {
  const t = useTranslations('ip.case');
  const errorText = useErrorText();
  const described = useId();
  const [wanted, setWanted] = useState<boolean>();
  const { mutate, isPending } = useMutation({
    ...caseMutations.change,
    onSuccess: () => {
      setWanted(undefined);
      toast({ variant: 'success', title: t('saved') });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) }),
  });
  const shown = wanted ?? now;
  usePart({
    changed: shown !== now,
    pending: isPending,
    save: () => mutate(changeTo(shown)),
    undo: () => setWanted(undefined),
  });
  return (
    <div>
      <Checkbox
        label={label}
        aria-describedby={described}
        checked={shown}
        onCheckedChange={(ticked) => setWanted(ticked === true)}
      />
      <p id={described} className="text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
