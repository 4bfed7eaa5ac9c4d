'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { PresentedDocument } from '@/lib/documents/present';
import { ToolButton } from './tool-button';

interface DocumentPickerProps {
  documents: readonly PresentedDocument[];
  index: number;
  onSelect: (id: string) => void;
}

/** Which of the documents is open, and the way to the ones beside it. */
export function DocumentPicker({ documents, index, onSelect }: DocumentPickerProps) {
  const t = useTranslations('viewer');
  const options = documents.map(({ id, originalFileName }, at) => ({
    value: id,
    label: `${at + 1}/${documents.length} ${originalFileName}`,
  }));
  const go = (at: number) => {
    const document = documents[at];
    if (document) onSelect(document.id);
  };
  return (
    <div className="flex min-w-0 flex-1 basis-40 items-center sm:basis-64">
      <ToolButton
        action="previousDocument"
        Icon={ChevronLeft}
        disabled={index <= 0}
        onPress={() => go(index - 1)}
      />
      <div className="min-w-0 flex-1">
        <NativeSelect
          aria-label={t('which')}
          options={options}
          value={documents[index]?.id ?? ''}
          onChange={(event) => onSelect(event.target.value)}
        />
      </div>
      <ToolButton
        action="nextDocument"
        Icon={ChevronRight}
        disabled={index >= documents.length - 1}
        onPress={() => go(index + 1)}
      />
    </div>
  );
}
