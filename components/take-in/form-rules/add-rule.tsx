'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { creditorTypes } from '@/lib/forms/definitions/field';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { FormRule, Mapping } from '@/lib/registers/mapping';
import { possibleRules } from './possible-rules';
import { useFormOptions, useRuleName } from './use-rule-words';

interface AddRuleProps {
  sheet: RehearsedSheet;
  mapping: Mapping;
  heads: readonly string[];
  onAdd: (rule: FormRule) => void;
}

/** Adds a rule that the sheet allows; the form of one that gives always the same is chosen before. */
export function AddRule({ sheet, mapping, heads, onAdd }: AddRuleProps) {
  const t = useTranslations('takeIn.form');
  const nameOf = useRuleName(heads);
  const options = useFormOptions();
  const [asked, ask] = useState('');
  const [formAsked, askForm] = useState('');
  const [tried, setTried] = useState(false);
  const rules = possibleRules(sheet, mapping);
  const rule = rules.find((one) => nameOf(one) === asked);
  const needsForm = rule !== undefined && 'form' in rule;
  const form = creditorTypes.find((type) => type === formAsked);
  const ready = rule && (needsForm ? form && { ...rule, form } : rule);
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(!ready);
        if (!ready) return;
        onAdd(ready);
        ask('');
        askForm('');
      }}
    >
      <Field label={t('addOf')} className="grow basis-64" error={tried && !rule && t('chooseRule')}>
        <NativeSelect
          value={rule ? asked : ''}
          placeholder={t('choose')}
          onChange={({ target }) => ask(target.value)}
          options={rules.map((one) => ({ value: nameOf(one), label: nameOf(one) }))}
        />
      </Field>
      {needsForm && (
        <Field
          label={t('formOf')}
          className="grow basis-64"
          error={tried && !form && t('chooseForm')}
        >
          <NativeSelect
            value={formAsked}
            placeholder={t('choose')}
            onChange={({ target }) => askForm(target.value)}
            options={options}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" className="sm:mt-7">
        {t('add')}
      </Button>
    </form>
  );
}
