'use client';

import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';

/** Loaded once there is a document to show. */
export const Viewer = onDemand(async () => (await import('./document-viewer')).DocumentViewer, {
  loading: PageSpinner,
});
