import { PortalError } from '@/lib/platform/errors';

/** Both methods throw `content_mismatch`, or a more precise refusal, as soon as content and name disagree. */
export interface ContentCheck {
  see(chunk: Buffer): void;
  end(): void | Promise<void>;
}

/** The refusal of a file whose content and name disagree. */
export const notWhatItSays = () => new PortalError('content_mismatch');
