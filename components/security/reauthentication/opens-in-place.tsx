'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useFocusBack } from './use-focus-back';

type OpensInPlaceProps = { label: string; children: (close: () => void) => ReactNode };

export function OpensInPlace({ label, children }: OpensInPlaceProps) {
  const [open, setOpen] = useState(false);
  const box = useFocusBack(open);
  return (
    <div ref={box}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
