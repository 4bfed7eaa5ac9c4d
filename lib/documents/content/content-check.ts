import { PortalError } from '@/lib/platform/errors';

/**
 * Checks a file while it streams. Both methods throw `content_mismatch`, or a more precise refusal, as soon as the content
 * differs from what the name says.
 */
export interface ContentCheck {
  /** The next bytes, in order. */
  see(chunk: Buffer): void;
  /** There are no more. */
  end(): void;
}

/** The refusal of a file whose content and name disagree. */
export const notWhatItSays = () => new PortalError('content_mismatch');
