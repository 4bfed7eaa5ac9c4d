'use client';

import { Alert } from '@/components/ui/alert';
import { RequestError } from '@/lib/client/request/request';

/** Whether somebody else was faster, so that what the page showed is no longer so. */
export const isEditConflict = (error: unknown) =>
  error instanceof RequestError && error.answer.code === 'changed_meanwhile';

/** Says who changed the claim meanwhile, for as long as the person needs to look at it again. */
export function EditConflict({ error }: { error: unknown }) {
  if (!(error instanceof RequestError) || !isEditConflict(error)) return null;
  return <Alert tone="amber">{error.answer.message}</Alert>;
}
