import { PortalError } from '@/lib/platform/errors';

/** Looks at a file while it passes. Both throw `content_mismatch`, or what says more, as soon as it is not what its name says. */
export interface ContentCheck {
  /** The next bytes, in order. */
  see(chunk: Buffer): void;
  /** There are no more. */
  end(): void;
}

/** The refusal of a file whose content and name disagree. */
export const notWhatItSays = () => new PortalError('content_mismatch');
