import File from 'lucide-react/icons/file';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useTranslations } from 'next-intl';

const icons = {
  pdf: FileText,
  word: FileText,
  sheet: FileSpreadsheet,
  image: FileImage,
  other: File,
};

function kindOf(mimeType: string): keyof typeof icons {
  if (mimeType === 'application/pdf') return 'pdf';
  if (mimeType.startsWith('image/')) return 'image';
  if (/spreadsheet|excel|csv/.test(mimeType)) return 'sheet';
  return /word/.test(mimeType) ? 'word' : 'other';
}

export function TypeIcon({ mimeType }: { mimeType: string }) {
  const t = useTranslations('documents.types');
  const kind = kindOf(mimeType);
  const Icon = icons[kind];
  return (
    <span className="mt-0.5 shrink-0 text-peacock">
      <Icon className="size-5" aria-hidden="true" />
      <span className="sr-only">{t(kind)}</span>
    </span>
  );
}
