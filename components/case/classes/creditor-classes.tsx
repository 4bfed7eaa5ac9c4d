'use client';

import { useTranslations } from 'next-intl';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { Textarea } from '@/components/ui/fields/textarea';
import { mostClasses } from '@/lib/case/classes/creditor-class';
import { type TypedClass, useCreditorClasses } from './use-creditor-classes';

/** The classes of creditors that the case names, each with its representative, saved together. */
export function CreditorClasses() {
  const t = useTranslations('ip.case.classes');
  return (
    <SettingsSection id="classes" title={t('title')} text={t('text')}>
      <Classes />
    </SettingsSection>
  );
}

function Classes() {
  const t = useTranslations('ip.case.classes');
  const { rows, change, add, remove, faults, changed, asked, reason, setReason, ...rest } =
    useCreditorClasses();
  const { pending, save, undo } = rest;
  usePart({ changed, pending, save, undo });
  return (
    <>
      {rows.map((row, at) => (
        <ClassRow
          key={row.key}
          row={row}
          faultOf={(field) => faults[`classes.${at}.${field}`]}
          onChange={(to) => change(row.key, to)}
          onRemove={() => remove(row.key)}
        />
      ))}
      {asked && (
        <Field label={t('publishReason')} hint={t('publishReasonHint')} error={faults.reason}>
          <Textarea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      )}
      {rows.length < mostClasses ? (
        <Button variant="secondary" className="justify-self-start" disabled={pending} onClick={add}>
          {t('add')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('most', { max: mostClasses })}</p>
      )}
    </>
  );
}

interface ClassRowProps {
  row: TypedClass;
  faultOf: (field: 'name' | 'representative') => string | undefined;
  onChange: (to: Partial<TypedClass>) => void;
  onRemove: () => void;
}

function ClassRow({ row, faultOf, onChange, onRemove }: ClassRowProps) {
  const t = useTranslations('ip.case.classes');
  const { number, name, representative } = row;
  const called = number === null ? t('newName') : t('name', { number });
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label={called} hint={t('nameHint')} error={faultOf('name')}>
        <Input
          autoComplete="off"
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field label={t('representative')} error={faultOf('representative')}>
        <Input
          autoComplete="off"
          value={representative}
          onChange={({ target }) => onChange({ representative: target.value })}
        />
      </Field>
      <Button
        variant="quiet"
        className="sm:mt-7"
        aria-label={t('removeOf', { name: name || called })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
