'use client';

import { useTranslations } from 'next-intl';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { MaskInWords } from '@/components/claim-form/masked/mask-in-words';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { fieldOfPath } from '@/lib/forms/identifiers';
import { labelOf } from '@/lib/forms/labels';
import { isMask, partsOfHandle } from '@/lib/forms/mask';
import type { ControlProps } from './control';
import { LineControl } from './line-control';

/** A stored number that stays hidden, and stays the same unless somebody types another. */
export function MaskedInput(props: ControlProps) {
  const { form, field, path, value, onChange, onBlur } = props;
  const t = useTranslations('wizard.form.number');
  const words = useFormWords();
  const errorText = useErrorText();
  const { show } = useContext(MaskedNumbersContext);
  const [first, setFirst] = useState(value);
  // The row at this place may be another one.
  if (isMask(value) && value !== first) setFirst(value);
  const [mask] = partsOfHandle(first);
  const [showing, setShowing] = useState(false);
  const inWords = useId();
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const unchanged = value === first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: then the control is another one
  useEffect(() => {
    if (turned.current) box.current?.querySelector('input')?.focus();
    turned.current = false;
  }, [unchanged]);

  function turn(to: string) {
    turned.current = true;
    onChange(to);
  }
  const arrived = useRef<(number: string) => void>(turn);
  useEffect(() => {
    // The row may be another one, or gone, when the number comes.
    arrived.current = (number) => {
      if (!box.current || !unchanged) return;
      turned.current = box.current.contains(document.activeElement);
      onChange(number);
    };
  });

  async function open(shown: NonNullable<typeof show>) {
    setShowing(true);
    await shown({ field: fieldOfPath(path), handle: first })
      .then((number) => arrived.current(number))
      .catch((error: unknown) =>
        toast({ variant: 'destructive', title: t('showFailed'), description: errorText(error) }),
      )
      .finally(() => setShowing(false));
  }
  const label = labelOf(words, form, field.name);
  return (
    <div ref={box} className="flex min-w-0 flex-wrap items-start gap-2">
      <div className="min-w-28 flex-1">
        {unchanged ? (
          <>
            <Input
              readOnly
              name={field.name}
              value={mask}
              onBlur={onBlur}
              aria-describedby={inWords}
            />
            <MaskInWords mask={mask} id={inWords} />
          </>
        ) : (
          <LineControl {...props} />
        )}
      </div>
      <div className="flex gap-2">
        {unchanged && show && (
          <Button
            variant="secondary"
            className="h-11 shrink-0"
            aria-label={t('showOf', { label })}
            pending={showing}
            onClick={() => open(show)}
          >
            {t('show')}
          </Button>
        )}
        <Button
          variant="secondary"
          className="h-11 shrink-0"
          aria-label={t(unchanged ? 'changeOf' : 'keepOf', { label })}
          disabled={showing}
          onClick={() => turn(unchanged ? '' : first)}
        >
          {t(unchanged ? 'change' : 'keep')}
        </Button>
      </div>
    </div>
  );
}
