import 'server-only';
import { pool } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';

/** Says in the log when the server's role in the database owns the audit trail, and so could change it. */
export async function warnOfOwnersRole() {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_class WHERE oid = 'public.audit_entries'::regclass AND pg_has_role(relowner, 'MEMBER')`,
  );
  if (rowCount)
    log.warn(
      'the server uses the role that owns the database: see docs/operations.md, three roles',
    );
}
