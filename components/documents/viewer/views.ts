import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { type ShownAs, shownAs } from '@/lib/client/open-document/kind';
import type { ViewProps } from './view-props';

const pdf = onDemand<ViewProps>(async () => {
  const { PdfView, warmUp } = await import('./pdf/pdf-view');
  void warmUp();
  return PdfView;
});
const picture = onDemand<ViewProps>(
  async () => (await import('./picture/picture-view')).PictureView,
);
const office = onDemand<ViewProps>(async () => (await import('./office/office-view')).OfficeView);

type View = ComponentType<ViewProps> & { preload: () => Promise<void> };

const views: Record<ShownAs, View | null> = {
  pdf,
  picture,
  sheet: office,
  word: office,
  text: office,
  none: null,
};

export const viewOf = (mimeType: string) => views[shownAs(mimeType)];

/** Loads the view for documents of this type. Never throws. */
export const preloadView = async (mimeType: string) => viewOf(mimeType)?.preload();
