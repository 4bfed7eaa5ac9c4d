'use client';

import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';

/** Documents in the page; loaded once there is one to show. */
export const Viewer = onDemand(async () => (await import('./document-viewer')).DocumentViewer, {
  loading: PageSpinner,
});
