'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
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
  const errorText = useErrorText();
  const [typed, setTyped] = useState<Partial<Record<DaySetting, string>>>({});
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useMutation({
    ...caseMutations.change,
    onSuccess: () => {
      setTyped({});
      setTried(false);
      toast({ variant: 'success', title: t('saved') });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  const typedIn = (name: DaySetting) => typed[name] ?? String(now[name] ?? settingsAtFirst[name]);
  const wrong = daySettings.filter((name) => !isDays(name, typedIn(name)));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.length > 0 || isPending) return;
    mutate(Object.fromEntries(daySettings.map((name) => [name, Number(typedIn(name))])));
  }
  return (
    <Card aria-labelledby="question-days-heading">
      <CardHeader id="question-days-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <form noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-3">
          {daySettings.map((name) => (
            <Field
              key={name}
              label={t(name)}
              error={
                tried && wrong.includes(name)
                  ? t('wrong', { max: caseSettings[name].max })
                  : undefined
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
          <div className="md:col-span-3">
            <Button type="submit" variant="secondary" pending={isPending}>
              {t('save')}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
