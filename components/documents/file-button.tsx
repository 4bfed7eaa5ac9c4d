'use client';

import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { useTranslations } from 'next-intl';
import { type FileAction, useFileAction } from '@/components/documents/use-file-action';
import { Button } from '@/components/ui/button';
import type { NamedFile } from '@/lib/client/files/files';

interface FileButtonProps {
  action: FileAction;
  document: NamedFile;
  /** Shows only the icon where a phone has little room. */
  tight?: boolean;
}

const icons = { view: Eye, download: Download };

export function FileButton({ action, document, tight = false }: FileButtonProps) {
  const t = useTranslations('documents.list');
  const { act, pending } = useFileAction(action, document);
  const Icon = icons[action];
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      aria-label={t(`${action}File`, { name: document.originalFileName })}
      onClick={act}
    >
      {!pending && <Icon aria-hidden="true" />}
      <span className={tight ? 'max-sm:sr-only' : undefined}>{t(action)}</span>
    </Button>
  );
}
