'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'next-intl';
import { Thumbnail } from '@/components/documents/thumbnail';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/loading/progress';
import { formatFileSize } from '@/lib/format/file-size';
import { wasTurned } from './turn-pictures';
import { useUploadReason } from './use-upload-reason';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const t = useTranslations('documents.upload');
  const reasonOf = useUploadReason();
  const { name, size } = upload.file;
  const failed = upload.state === 'failed';
  const percent = Math.floor(upload.share * 100);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <Thumbnail file={upload.file} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {failed ? (
          <p className="flex items-start gap-1.5 text-sm font-semibold text-red">
            <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {reasonOf(upload.error) ?? t('failedText')}
          </p>
        ) : (
          <>
            <Progress value={percent} label={t('progress', { name })} className="my-1 max-w-md" />
            <p className="figures text-sm text-ink-soft">
              {formatFileSize(size)} · <Stage upload={upload} percent={percent} />
              {wasTurned(upload.file) && <> · {t('turned')}</>}
            </p>
          </>
        )}
      </div>
      <div className="flex gap-2">
        {failed && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('retryFile', { name })}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(failed ? 'removeFile' : 'cancelFile', { name })}
          onClick={onRemove}
        >
          {t(failed ? 'dismiss' : 'cancel')}
        </Button>
      </div>
    </li>
  );
}

function Stage({ upload, percent }: { upload: Upload; percent: number }) {
  const t = useTranslations('documents.upload');
  if (upload.cut) return t('cut');
  if (upload.state === 'waiting' || percent === 0) return t('waiting');
  return percent === 100 ? t('finishing') : t('sending', { percent });
}
