'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { downloadPaper } from '@/lib/client/files/paper';
import { paperMutations } from '@/lib/client/mutations/papers';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { Language } from '@/lib/i18n/language';
import type { PaperKind } from '@/lib/papers/kinds';
import type { PresentedPaper } from '@/lib/papers/present';

export interface PaperWanted {
  claimId: string;
  kind: PaperKind;
  language: Language;
  paper: PresentedPaper | undefined;
}

/** Saves a paper, or asks for it if there is none. A second press does nothing while the first runs. */
export function usePaper({ claimId, kind, language, paper }: PaperWanted) {
  const t = useTranslations('claim.papers');
  const errorText = useErrorText();
  const tell = (title: string) => (error: Error) =>
    toast({ variant: 'destructive', title, description: errorText(error) });
  const download = useMutation({
    mutationFn: downloadPaper,
    onError: tell(t('downloadFailed')),
  });
  const ask = useMutation({ ...paperMutations.ask(claimId), onError: tell(t('askFailed')) });
  const isThere = paper?.state === 'made';
  // The portal makes it; this page waits for nothing.
  const making = paper?.state === 'queued';
  return {
    isThere,
    pending: download.isPending || ask.isPending,
    making,
    press() {
      if (isThere) download.mutate(paper);
      else if (!making) ask.mutate({ kind, language });
    },
  };
}
