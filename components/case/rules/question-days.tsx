'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { toast } from '@/components/ui/toast/toast';
import { caseSettings, type DaySetting, daySettings, settingsAtFirst } from '@/lib/case/settings';
import { caseMutations } from '@/lib/client/mutations/case';
import type { CaseAsTold } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

const isDays = (name: DaySetting, typed: string) =>
  /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= caseSettings[name].max;

/** Days to answer, and days before and after when the portal reminds claimants. */
export function QuestionDays({ now }: { now: CaseAsTold }) {
  const t = useTranslations('ip.case.questions');
  return (
    <SettingsSection id="questions" title={t('title')} text={t('text')}>
      <Days now={now} />
    </SettingsSection>
  );
}

function Days({ now }: { now: CaseAsTold }) {
  const t = useTranslations('ip.case.questions');
  const words = useTranslations('ip.case');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<Partial<Record<DaySetting, string>>>({});
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    ...caseMutations.change,
    onSuccess: () => {
      undo();
      toast({ variant: 'success', title: words('saved') });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: words('saveFailed'), description: errorText(error) }),
  });
  const stored = (name: DaySetting) => String(now[name] ?? settingsAtFirst[name]);
  const typedIn = (name: DaySetting) => typed[name] ?? stored(name);
  const wrong = daySettings.filter((name) => !isDays(name, typedIn(name)));

  function undo() {
    setTyped({});
    setTried(false);
  }

  function save() {
    setTried(true);
    if (wrong.length > 0) return;
    mutate(Object.fromEntries(daySettings.map((name) => [name, Number(typedIn(name))])));
  }
  const changed = daySettings.some((name) => typedIn(name) !== stored(name));
  usePart({ changed, pending: isPending, save, undo });
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {daySettings.map((name) => (
        <Field
          key={name}
          label={t(name)}
          error={
            tried && wrong.includes(name) ? t('wrong', { max: caseSettings[name].max }) : undefined
          }
        >
          <FigureInput
            inputMode="numeric"
            value={typedIn(name)}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value.trim() })}
          />
        </Field>
      ))}
      <p className="text-sm text-ink-soft md:col-span-3">{t('hint')}</p>
    </div>
  );
}
