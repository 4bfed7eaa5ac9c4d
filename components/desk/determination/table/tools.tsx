'use client';

import { useTranslations } from 'next-intl';
import { type Filling, fillings } from '@/components/desk/determination/fill';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';

interface ToolsProps {
  /** The name of the head that they fill; undefined for all. */
  head: string | undefined;
  onFill: (filling: Filling) => void;
  onPaste: (() => void) | undefined;
}

/** Fill the head in focus, or all heads. */
export function Tools({ head, onFill, onPaste }: ToolsProps) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  return (
    <fieldset className="heads-tools">
      <legend className="sr-only">{t('fillLegend')}</legend>
      <span aria-hidden="true" className="truncate font-semibold text-peacock" title={head}>
        {head ?? t('everyHead')}
      </span>
      {fillings.map((filling) => (
        <Button
          key={filling}
          variant="secondary"
          size="sm"
          // The focus stays in the head.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFill(filling)}
          {...hint(filling)}
          aria-label={t('fillHead', {
            what: t(`fill.${filling}`),
            head: head ?? t('allHeads'),
          })}
        >
          {t(`fill.${filling}`)}
        </Button>
      ))}
      {onPaste && (
        <Button variant="secondary" size="sm" onClick={onPaste} {...hint('paste')}>
          {t('paste')}
        </Button>
      )}
    </fieldset>
  );
}
