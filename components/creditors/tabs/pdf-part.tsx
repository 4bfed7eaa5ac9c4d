import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';

type PdfPartProps = { part: number; parts: number; onChoose: (part: number) => void };

/** Chooses a part of a long PDF; shows nothing for a single one. Needs the words of `creditors`. */
export function PdfPart({ part, parts, onChoose }: PdfPartProps) {
  const t = useTranslations('creditors.files');
  if (parts <= 1) return null;
  return (
    <div className="w-56">
      <NativeSelect
        aria-label={t('pdfPart', { part, parts })}
        value={String(part)}
        onChange={(event) => onChoose(Number(event.target.value))}
        options={Array.from({ length: parts }, (_, at) => ({
          value: String(at + 1),
          label: t('pdfPart', { part: at + 1, parts }),
        }))}
      />
    </div>
  );
}
