'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { useRevealed } from './use-revealed';

/** Hides a folded part on a telephone. Wide screens and paper show it, so that only the width decides. */
export const shutOnPhones = 'max-md:not-print:hidden';

interface FoldingCardProps {
  /** Its id, to which links lead; its heading's id contains it. */
  name: string;
  title: string;
  text?: string | undefined;
  /** A telephone shows only its heading until somebody opens it or is led to it. */
  folded?: boolean | undefined;
  children: ReactNode;
}

export function FoldingCard({ name, title, text, folded = false, children }: FoldingCardProps) {
  const t = useTranslations('claim.fold');
  const card = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useRevealed(card, () => setOpen(true));
  const shut = folded && !open;
  const body = `${name}-body`;
  const said = t(open ? 'hide' : 'show');
  return (
    <Card
      ref={card}
      id={name}
      aria-labelledby={`${name}-heading`}
      className={cn(
        'scroll-mt-4',
        // The button stays beside a long title, which takes two lines.
        folded && 'max-md:[&>header>div]:flex-nowrap',
        shut && 'max-md:not-print:[&>header>.perforated]:invisible',
      )}
    >
      <CardHeader
        id={`${name}-heading`}
        title={title}
        text={text}
        actions={
          folded && (
            <Button
              variant="secondary"
              size="sm"
              className="md:hidden"
              aria-expanded={open}
              aria-controls={body}
              aria-label={`${said}: ${title}`}
              onClick={() => setOpen(!open)}
            >
              {said}
            </Button>
          )
        }
      />
      <div id={body} className={cn(shut && shutOnPhones)}>
        {children}
      </div>
    </Card>
  );
}
