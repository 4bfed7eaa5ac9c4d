'use client';

import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';

export const ImportDialog = onDemand(
  async () => (await import('./localised-import-dialog')).LocalisedImportDialog,
  { close: ({ onClose }) => onClose() },
);

interface ImportButtonProps {
  label: string;
  /** The rows of the file name the claimants, who are invited. */
  forOthers?: boolean;
  /** Shows the list of claims without filters. */
  onView: () => void;
}

export function ImportButton({ label, ...dialog }: ImportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" />
        {label}
      </Button>
      {open && <ImportDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
