'use client';

import { sentPicture } from '@/lib/client/files/sent-pictures';
import type { PresentedDocument } from '@/lib/documents/present';
import { DocumentFacts } from './document-facts';
import { Thumbnail } from './thumbnail';

/** A document uploaded for a claim that is not filed yet, with a small picture where this device has it. */
export function SentDocument({ document }: { document: PresentedDocument }) {
  const picture = sentPicture(document.id);
  return <DocumentFacts document={document} picture={picture && <Thumbnail file={picture} />} />;
}
