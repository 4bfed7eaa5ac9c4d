import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { listPaths, publishedFilePath } from '@/lib/client/paths/lists';
import { listFormats, partsOf } from '@/lib/creditor-lists/list-file';

/** A published list as files; of a long one the PDF comes in parts, to choose from. */
export function PublishedFiles({ number, rows }: { number: number; rows: number }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  const parts = partsOf({ rows });
  const whole = listFormats.filter((format) => format !== 'pdf' || parts === 1);
  return (
    <nav aria-label={t('public.files')} className="mt-4 flex flex-wrap items-end gap-2">
      {whole.map((format) => (
        <a
          key={format}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          href={publishedFilePath(number, format, language)}
          download
        >
          {t(`files.${format}`)}
        </a>
      ))}
      {parts > 1 && <PdfParts number={number} parts={parts} />}
    </nav>
  );
}

function PdfParts({ number, parts }: { number: number; parts: number }) {
  const t = useTranslations('creditors');
  const language = useLocale();
  return (
    <form action={listPaths.publishedFile(number)} className="flex flex-wrap items-end gap-2">
      <input type="hidden" name="format" value="pdf" />
      <input type="hidden" name="language" value={language} />
      <select name="part" aria-label={t('public.part')} className={cn(controlStyles, 'h-9 w-auto')}>
        {Array.from({ length: parts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are numbered
          <option key={at} value={at + 1}>
            {t('files.pdfPart', { part: at + 1, parts })}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
        {t('public.files')}
      </button>
    </form>
  );
}
