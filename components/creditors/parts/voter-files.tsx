'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadVoters } from '@/lib/client/files/creditor-list';
import { useErrorText } from '@/lib/client/request/use-error-text';

type VoterFilesProps = { number: number; hasClass: boolean };

/** Who votes as a file, for electronic voting; and the class for its representative. */
export function VoterFiles({ number, hasClass }: VoterFilesProps) {
  const t = useTranslations('creditors');
  const language = useLocale();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: (of: 'committee' | 'class') => downloadVoters(number, of, language),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('files.failed'), description: errorText(error) }),
  });
  const files = hasClass ? (['committee', 'class'] as const) : (['committee'] as const);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {files.map((of) => (
        <Button
          key={of}
          variant="secondary"
          size="sm"
          pending={download.isPending && download.variables === of}
          disabled={download.isPending}
          onClick={() => download.mutate(of)}
        >
          <Download aria-hidden="true" />
          {t(of === 'class' ? 'committee.classFile' : 'committee.votingFile')}
        </Button>
      ))}
    </div>
  );
}
