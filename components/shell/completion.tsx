'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Card, CardBody } from '@/components/ui/card';

type CompletionProps = { icon: ReactNode; title: string; children: ReactNode };

/** A card that replaces a form. Its heading takes the focus, so that screen readers read it. */
export function Completion({ icon, title, children }: CompletionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <CardBody className="text-center">
        <span
          aria-hidden="true"
          className="mx-auto grid size-14 place-items-center rounded-full border border-line-strong bg-peacock-tint text-peacock [&_svg]:size-7"
        >
          {icon}
        </span>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-4 mb-2 text-2xl text-peacock-deep outline-none"
        >
          {title}
        </h1>
        {children}
      </CardBody>
    </Card>
  );
}
