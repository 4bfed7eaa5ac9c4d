'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import type { FormRule } from '@/lib/registers/mapping';
import { columnName } from '@/lib/spreadsheets/column-name';

/** Gives the function that says a form of a claim: its letter and who belongs to it. */
export function useFormName() {
  const t = useTranslations('takeIn.form');
  const { creditorTypes: words } = useFormWords();
  return (type: CreditorType) => t('name', { letter: letterOf(type), name: words[type].label });
}

/** The forms, to be chosen from. */
export function useFormOptions() {
  const nameOf = useFormName();
  return creditorTypes.map((type) => ({ value: type as string, label: nameOf(type) }));
}

/** Gives the function that says by what a rule tells the form of a row. */
export function useRuleName(heads: readonly string[]) {
  const t = useTranslations('takeIn.form');
  return (rule: FormRule) => {
    if (rule.by === 'sheet') return t('sheet', { text: rule.text });
    if (rule.by === 'title') return t('titleLine', { text: rule.text });
    if (rule.by !== 'column') return t(rule.by);
    const letter = columnName(rule.at);
    const head = heads[rule.at];
    return head ? t('columnNamed', { letter, head }) : t('column', { letter });
  };
}
