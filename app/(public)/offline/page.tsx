import type { Metadata } from 'next';
import { InBothLanguages } from '@/components/shell/offline/in-both-languages';

export const metadata: Metadata = { title: 'No network · इंटरनेट नहीं है', robots: 'noindex' };

/** What the service worker shows in the place of a page that it does not have. */
export default function OfflinePage() {
  return <InBothLanguages of="withoutNetwork" />;
}
