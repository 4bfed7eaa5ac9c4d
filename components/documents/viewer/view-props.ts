import type { RefObject } from 'react';

export interface ViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  mimeType: string;
  bar: HTMLElement | null;
  /** The whole viewer, which answers the keys. */
  root: RefObject<HTMLElement | null>;
  /** Called when the content cannot be shown. */
  onFail: (why: 'spoiled' | 'tooBig' | 'locked') => void;
}
