'use client';

import { useTranslations } from 'next-intl';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FileList } from './file-list';
import { useAsk } from './use-ask';

const max = 500;

interface FilesDialogProps {
  ids: string[];
  onClose: () => void;
}

export function FilesDialog(props: FilesDialogProps) {
  return (
    <LoadedWords of={['claimFiles']}>
      <Files {...props} />
    </LoadedWords>
  );
}

function Files({ ids, onClose }: FilesDialogProps) {
  const t = useTranslations('claimFiles');
  const { pending, ask } = useAsk(ids);
  const tooMany = ids.length > max;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        ids.length > 0 && (
          <Button
            pending={pending}
            aria-disabled={tooMany || undefined}
            onClick={tooMany ? undefined : ask}
          >
            {t('ask', { count: ids.length })}
          </Button>
        )
      }
    >
      {tooMany && <p className="mb-3">{t('tooMany', { max })}</p>}
      <h3 className="font-semibold">{t('list')}</h3>
      <FileList />
    </Dialog>
  );
}
