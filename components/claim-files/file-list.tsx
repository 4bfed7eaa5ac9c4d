'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/loading/progress';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import { downloadClaimFile } from '@/lib/client/files/claim-file';
import { claimFileQueries } from '@/lib/client/queries/claim-files';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatDateTime } from '@/lib/format/date';
import { formatFileSize } from '@/lib/format/file-size';
import type { PresentedClaimFile } from '@/lib/reports/claim-files/present';

/** This person's whole files, or those of one claim. The server makes them even if the page is closed. */
export function FileList({ claimId }: { claimId?: string }) {
  const t = useTranslations('claimFiles');
  const { data, error, isFetching, refetch } = useQuery(claimFileQueries.all(claimId));
  if (error && !data)
    return (
      <CallFailure
        title={t('loadFailed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('loading')} showLabel />;
  return (
    <div aria-live="polite">
      {data.files.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul>
          {data.files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FileRow({ file }: { file: PresentedClaimFile }) {
  const t = useTranslations('claimFiles');
  const language = useLocale();
  const asked = formatDateTime(file.askedAt, language);
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{t('claims', { count: file.claims })}</p>
          <p className="text-sm text-ink-soft">
            {file.state === 'made' ? <Made file={file} /> : t('asked', { when: asked })}
          </p>
        </div>
        {file.state === 'made' && <DownloadButton file={file} />}
      </div>
      <Far file={file} />
      {file.sha256 && (
        <p className="text-sm break-all text-ink-soft">{t('sum', { sum: file.sha256 })}</p>
      )}
      {file.leftOut > 0 && <p className="text-sm">{t('leftOut', { count: file.leftOut })}</p>}
    </li>
  );
}

function Made({ file }: { file: PresentedClaimFile }) {
  const t = useTranslations('claimFiles');
  const language = useLocale();
  return t('made', {
    when: formatDateTime(file.madeAt ?? '', language),
    size: formatFileSize(file.fileSize ?? 0),
    until: formatDateTime(file.expiresAt ?? '', language),
  });
}

function Far({ file }: { file: PresentedClaimFile }) {
  const t = useTranslations('claimFiles');
  const { state, done, claims } = file;
  if (state === 'waiting') return <p className="text-sm">{t('waiting')}</p>;
  if (state === 'failed') return <p className="text-sm text-red">{t('failed')}</p>;
  if (state === 'made') return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Progress value={(100 * done) / claims} label={t('progress')} className="h-2 w-40" />
      <span className="figures text-sm">{t('making', { done, count: claims })}</span>
    </div>
  );
}

function DownloadButton({ file }: { file: PresentedClaimFile }) {
  const t = useTranslations('claimFiles');
  const language = useLocale();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: downloadClaimFile,
    onError: (error: Error) =>
      toast({ variant: 'destructive', title: t('downloadFailed'), description: errorText(error) }),
  });
  const when = formatDateTime(file.madeAt ?? '', language);
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={download.isPending}
      aria-label={t('downloadLabel', { when })}
      onClick={() => !download.isPending && download.mutate(file)}
    >
      {!download.isPending && <Download aria-hidden="true" />}
      {t('download')}
    </Button>
  );
}
