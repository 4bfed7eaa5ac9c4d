import type { RefObject } from 'react';

/** What shows a document's content gets. */
export interface ViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  mimeType: string;
  /** Where its tools are drawn. */
  bar: HTMLElement | null;
  /** The whole viewer, which keys are about. */
  root: RefObject<HTMLElement | null>;
  /** Its content is none that can be shown. */
  onFail: (why: 'spoiled' | 'tooBig' | 'locked') => void;
}
