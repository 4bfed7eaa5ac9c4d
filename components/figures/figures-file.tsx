'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadFigures } from '@/lib/client/figure-queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { Period } from '@/lib/creditor-lists/figures/schema';

/** The figures as a workbook, in the language of the page. */
export function FiguresFile({ period }: { period: Period }) {
  const t = useTranslations('figures.file');
  const language = useLocale();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: () => downloadFigures(period, language),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <div>
      <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
    </div>
  );
}
