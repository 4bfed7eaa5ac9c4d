/** What a notification can tell of. */
export const notificationTypes = [
  'status_change',
  'new_message',
  'document_uploaded',
  'claim_assigned',
  'info_required',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
