'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface DownloadButtonsProps<Name extends string> {
  files: { readonly [One in Name]?: string | undefined };
  save: (name: Name) => Promise<void>;
}

/** A button for each file; one downloads at a time. Needs the words of `creditors`. */
export function DownloadButtons<Name extends string>({ files, save }: DownloadButtonsProps<Name>) {
  const t = useTranslations('creditors.files');
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: save,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (Object.keys(files) as Name[]).map((name) => (
    <Button
      key={name}
      variant="secondary"
      size="sm"
      pending={download.isPending && download.variables === name}
      // The pressed one keeps the focus.
      disabled={download.isPending && download.variables !== name}
      onClick={() => download.mutate(name)}
    >
      <Download aria-hidden="true" />
      {files[name]}
    </Button>
  ));
}
