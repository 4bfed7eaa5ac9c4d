import { RequestError } from '@/lib/client/request/request';

/** Whether what the address asks for was no claim's id, or nobody's that this person may see. */
export const isMissing = (error: Error | null) =>
  error instanceof RequestError && (error.status === 404 || error.status === 400);
