'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isDrawn } from '@/lib/client/files/sent-pictures';
import { TypeIcon } from './type-icon';

/** A file of this device: a small picture, large on a press; for other files the kind. */
export function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  const t = useTranslations('documents.upload');
  const isPicture = isDrawn(file);
  useEffect(() => {
    if (!isPicture) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);
  if (!isPicture) return <TypeIcon mimeType={file.type} />;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={t('openFile', { name: file.name })}
      className="block size-14 shrink-0 overflow-hidden rounded-sm border border-line bg-paper"
    >
      {address && (
        // biome-ignore lint/performance/noImgElement: it comes from this device
        <img
          src={address}
          alt=""
          className="size-full object-cover"
          onError={() => setAddress(undefined)}
        />
      )}
    </a>
  );
}
