'use client';

import { FileButton } from '@/components/documents/file-button';
import type { PresentedMessage } from '@/lib/conversation/present';
import { formatFileSize } from '@/lib/format/file-size';

type AttachmentProps = { attachment: NonNullable<PresentedMessage['attachment']> };

/** The file that came with a message, to look at or to save. */
export function Attachment({ attachment }: AttachmentProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 border-t border-line pt-2">
      <span className="min-w-0 grow text-sm">
        <span className="font-semibold wrap-anywhere">{attachment.originalFileName}</span>{' '}
        <span className="figures text-ink-soft">{formatFileSize(attachment.fileSize)}</span>
      </span>
      <FileButton action="view" document={attachment} />
      <FileButton action="download" document={attachment} />
    </div>
  );
}
