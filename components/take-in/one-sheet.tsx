'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { Mapping } from '@/lib/registers/mapping';
import { Columns } from './columns/columns';
import { FormRules } from './form-rules/form-rules';
import { isSame } from './mapping-edits';
import { SheetRehearsal } from './rehearsal/sheet-rehearsal';
import type { Register } from './use-register';

interface OneSheetProps {
  register: Register;
  sheet: RehearsedSheet;
  /** The only one: it cannot be left out. */
  alone: boolean;
}

export function OneSheet({ register, sheet, alone }: OneSheetProps) {
  const t = useTranslations('takeIn.found');
  const mapping = register.mappingOf(sheet);
  const change = (next: Mapping) => register.change(sheet, next);
  const { headRow, above, guessed } = sheet;
  const lines = above.filter(Boolean);
  return (
    <>
      <div>
        {!alone && (
          <Checkbox
            label={t('read')}
            checked={mapping !== null}
            onCheckedChange={(checked) => register.change(sheet, checked === true ? guessed : null)}
          />
        )}
        <p>{headRow === null ? t('noHead') : t('head', { row: headRow })}</p>
        {lines.length > 0 && (
          <p className="break-words text-ink-soft">{t('above', { text: lines.join(' · ') })}</p>
        )}
        {mapping && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            // Not removed: the button would lose the focus.
            aria-disabled={isSame(mapping, guessed) || undefined}
            onClick={() => change(guessed)}
          >
            {t('reset')}
          </Button>
        )}
      </div>
      {mapping && (
        <>
          <Columns sheet={sheet} mapping={mapping} onChange={change} />
          <FormRules sheet={sheet} mapping={mapping} onChange={change} />
        </>
      )}
      <SheetRehearsal register={register} sheet={sheet} />
    </>
  );
}
