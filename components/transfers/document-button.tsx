'use client';

import FileText from 'lucide-react/icons/file-text';
import { useFileAction } from '@/components/documents/use-file-action';
import { Button } from '@/components/ui/button';
import type { PresentedTransfer } from '@/lib/claims/deeds/transfers/present';

interface DocumentButtonProps {
  document: PresentedTransfer['deed'];
  label: string;
}

export function DocumentButton({ document, label }: DocumentButtonProps) {
  const { id, name: originalFileName, mimeType } = document;
  const { act, pending } = useFileAction('view', { id, originalFileName, mimeType });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      className="max-w-full"
      onClick={() => void act()}
    >
      <FileText aria-hidden="true" />
      <span className="min-w-0 truncate">
        {label}: {originalFileName}
      </span>
    </Button>
  );
}
