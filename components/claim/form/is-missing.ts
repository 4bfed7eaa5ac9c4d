import { RequestError } from '@/lib/client/request/request';

/** The address has no claim's id, or one that this person may not see. */
export const isMissing = (error: Error | null) =>
  error instanceof RequestError && (error.status === 404 || error.status === 400);
