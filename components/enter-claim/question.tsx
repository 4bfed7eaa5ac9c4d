'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths/paths';
import type { Asked } from './use-enter';

interface QuestionProps {
  asked: Asked;
  pending: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

export function Question({ asked, pending, onConfirm, onDismiss }: QuestionProps) {
  const t = useTranslations('enter');
  const box = useRef<HTMLDivElement>(null);
  const { about, text, numbers } = asked;
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Alert
        tone="amber"
        live
        title={t(`${about}.title`)}
        actions={
          <>
            <Button variant="secondary" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
            <Button pending={pending} onClick={onConfirm}>
              {t(`${about}.confirm`)}
            </Button>
          </>
        }
      >
        <p>{text}</p>
        {numbers.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {numbers.map((number) => (
              <li key={number}>
                <Link
                  href={`${paths.ipDashboard}?search=${number}`}
                  target="_blank"
                  className="link inline-flex min-h-11 items-center md:min-h-7"
                >
                  {t('same.seen', { number })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
