import type { Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';
import type { World } from './world';

/**
 * What a screen shows: its data, none yet, that they could not be had, that they are awaited, that the network is gone;
 * its data in the reader's own few colours, on paper, and by night.
 */
export type State =
  | 'filled'
  | 'empty'
  | 'error'
  | 'loading'
  | 'offline'
  | 'contrast'
  | 'print'
  | 'night';

export interface Screen {
  name: string;
  /** Whose it is; nobody's when it is left out. */
  of?: 'claimant' | 'professional';
  path: (world: World) => string;
  /** Besides `filled`. */
  states?: readonly State[];
  /** What is done before the picture is taken. */
  act?: (page: Page, language: Language, world: World) => Promise<void>;
  /** In which it is drawn, where not as others of its side. */
  languages?: readonly Language[];
  /** Other than everybody's. */
  widths?: readonly number[];
}
