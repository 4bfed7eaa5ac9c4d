'use client';

import { Alert } from '@/components/ui/alert';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { ErrorCode } from '@/lib/platform/errors';

const codes: ReadonlySet<string> = new Set<ErrorCode>([
  'form_changed_meanwhile',
  'status_changed_meanwhile',
  'status_differs',
  'assigned_meanwhile',
  'unassigned_meanwhile',
  'assignee_differs',
]);

/** Somebody else was faster, so the page showed an older state. */
export const isEditConflict = (error: unknown) =>
  error instanceof RequestError && codes.has(error.answer.code);

/** Says who changed the claim, until the person has looked at it again. */
export function EditConflict({ error }: { error: unknown }) {
  const errorText = useErrorText();
  if (!isEditConflict(error)) return null;
  return <Alert tone="amber">{errorText(error)}</Alert>;
}
