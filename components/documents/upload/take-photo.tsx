'use client';

import Camera from 'lucide-react/icons/camera';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { askForFiles } from '@/components/ui/fields/ask-for-files';

type TakePhotoProps = { onPhoto: (files: File[]) => void };

/** Opens the camera of a phone; nobody holds a computer's camera over a paper. */
export function TakePhoto({ onPhoto }: TakePhotoProps) {
  const t = useTranslations('documents.upload');

  const open = () =>
    askForFiles({ accept: 'image/jpeg,image/png', capture: 'environment' }, onPhoto);

  return (
    <Button variant="secondary" className="hidden pointer-coarse:inline-flex" onClick={open}>
      <Camera aria-hidden="true" />
      {t('takePhoto')}
    </Button>
  );
}
