import { raw, type Sql, sql } from '@/lib/platform/sql';

/** SQL over the users that `alias` names: an invitation did not arrive. */
export const invitationFailed = (alias: string): Sql =>
  sql`EXISTS (SELECT FROM mail_queue i WHERE i.user_id = ${raw(alias)}.id AND i.kind = 'invitation' AND i.failed_at IS NOT NULL)`;
