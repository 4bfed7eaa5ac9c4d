import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

type HelpSectionProps = { id: string; title: string; text?: string; children: ReactNode };

export function HelpSection({ id, title, text, children }: HelpSectionProps) {
  return (
    <Card id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-4">
      <CardHeader id={`${id}-heading`} title={title} text={text} />
      <CardBody>{children}</CardBody>
    </Card>
  );
}
