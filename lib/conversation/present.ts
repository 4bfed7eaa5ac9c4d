import type { Role } from '@/lib/access/role';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

/** As answered; `sentAt` is ISO 8601 UTC. */
export interface PresentedMessage {
  id: string;
  claimId: string;
  senderId: string;
  sender: { firstName: string; lastName: string; role: Role };
  message: string;
  attachmentId: string | null;
  attachment: { id: string; originalFileName: string; fileSize: number; mimeType: string } | null;
  sentAt: string;
}

/** As {@link PresentedMessage}, over a message `m`, its sender `u` and its attachment `d`. */
export const messageColumns = sql`
  m.id, m.claim_id AS "claimId", m.sender_id AS "senderId",
  json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'role', u.role) AS sender,
  m.message, m.attachment_id AS "attachmentId",
  CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'originalFileName', d.original_file_name,
    'fileSize', d.file_size, 'mimeType', d.mime_type) END AS attachment,
  ${isoTime('m.sent_at')} AS "sentAt"`;
