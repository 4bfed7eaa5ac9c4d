'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  withNewRule,
  withoutRule,
  withRule,
  withRuleMoved,
} from '@/components/take-in/mapping-edits';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { Mapping } from '@/lib/registers/mapping';
import { AddRule } from './add-rule';
import { RuleRow } from './rule-row';

interface FormRulesProps {
  sheet: RehearsedSheet;
  mapping: Mapping;
  onChange: (next: Mapping) => void;
}

/** The rules by which rows get their form, in the order in which they are tried. */
export function FormRules({ sheet, mapping, onChange }: FormRulesProps) {
  const t = useTranslations('takeIn.form');
  const heading = useId();
  const { form } = mapping;
  const heads = sheet.columns.map(({ head }) => head);
  return (
    <Card aria-labelledby={heading}>
      <CardHeader id={heading} level={3} title={t('title')} text={t('text')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {form.length === 0 ? (
          <p className="font-semibold">{t('none')}</p>
        ) : (
          <ol className="grid gap-2">
            {form.map((rule, place) => (
              <RuleRow
                key={JSON.stringify({ ...rule, form: undefined })}
                rule={rule}
                place={place}
                count={form.length}
                heads={heads}
                onChange={(next) => onChange(withRule(mapping, place, next))}
                onMove={(by) => onChange(withRuleMoved(mapping, place, by))}
                onRemove={() => onChange(withoutRule(mapping, place))}
              />
            ))}
          </ol>
        )}
        <AddRule
          sheet={sheet}
          mapping={mapping}
          heads={heads}
          onAdd={(rule) => onChange(withNewRule(mapping, rule))}
        />
      </CardBody>
    </Card>
  );
}
