import 'server-only';
import { prepared } from '@/lib/platform/ask';
import { log } from '@/lib/platform/log';
import { sql } from '@/lib/platform/sql';

/** Says in the log when the server's role in the database owns the audit trail, and so could change it. */
export async function warnOfOwnersRole() {
  const owned = await prepared(
    sql`SELECT FROM pg_class WHERE oid = 'public.audit_entries'::regclass AND pg_has_role(relowner, 'MEMBER')`,
  );
  if (owned.length > 0)
    log.warn(
      'the server uses the role that owns the database: see docs/operations.md, three roles',
    );
}
