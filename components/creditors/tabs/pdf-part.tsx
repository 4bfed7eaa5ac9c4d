import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';

type PdfPartProps = { part: number; names: readonly string[]; onChoose: (part: number) => void };

/** Which part of a long PDF is meant; nothing where there is but one. Needs the words of `creditors`. */
export function PdfPart({ part, names, onChoose }: PdfPartProps) {
  const t = useTranslations('creditors.public');
  if (names.length <= 1) return null;
  return (
    <div className="w-72 max-w-full">
      <NativeSelect
        aria-label={t('part')}
        value={String(part)}
        onChange={(event) => onChoose(Number(event.target.value))}
        options={names.map((label, at) => ({ value: String(at + 1), label }))}
      />
    </div>
  );
}
