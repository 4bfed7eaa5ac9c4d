'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { labelOf } from '@/lib/forms/labels';
import type { ControlProps } from './control';
import { TextControl } from './text-control';
import { useFormWords } from './use-form-words';

/** A number that the portal has and does not show: it stays unless another is typed in its place. */
export function KeptNumber(props: ControlProps) {
  const { form, field, value, onChange, onBlur } = props;
  const t = useTranslations('claim.edit.number');
  const words = useFormWords();
  const [mask] = useState(value);
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const kept = value === mask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control is another one then
  useEffect(() => {
    if (turned.current) box.current?.querySelector('input')?.focus();
    turned.current = false;
  }, [kept]);

  function turn(to: string) {
    turned.current = true;
    onChange(to);
  }
  const label = labelOf(words, form, field.name);
  return (
    <div ref={box} className="flex min-w-0 items-start gap-2">
      <div className="min-w-0 flex-1">
        {kept ? (
          <Input readOnly name={field.name} value={mask} onBlur={onBlur} />
        ) : (
          <TextControl {...props} />
        )}
      </div>
      <Button
        variant="secondary"
        className="h-11 shrink-0"
        aria-label={t(kept ? 'changeOf' : 'keepOf', { label })}
        onClick={() => turn(kept ? '' : mask)}
      >
        {t(kept ? 'change' : 'keep')}
      </Button>
    </div>
  );
}
