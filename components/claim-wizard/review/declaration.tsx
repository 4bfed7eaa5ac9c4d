'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';

type DeclarationProps = {
  declared: boolean;
  /** It was forgotten: says so beside the box and takes the focus. */
  missing: boolean;
  onDeclare: (declared: boolean) => void;
};

export function Declaration({ declared, missing, onDeclare }: DeclarationProps) {
  const t = useTranslations('wizard.review');
  const id = useId();
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (missing) box.current?.focus();
  }, [missing]);
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader id={`${id}-title`} level={3} title={t('declaration')} />
      <CardBody>
        <Checkbox
          ref={box}
          checked={declared}
          onCheckedChange={(checked) => onDeclare(checked === true)}
          aria-required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          label={t('declare')}
        />
        <div role="alert">
          {missing && (
            <p id={`${id}-error`} className="flex items-start gap-1.5 font-semibold text-red">
              <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
              {t('declareFirst')}
            </p>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
