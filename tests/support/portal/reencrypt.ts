import { reencryptIdentifiers } from '@/lib/claims/records/identifiers/rotate';
import { pool } from '@/lib/platform/db';

reencryptIdentifiers()
  .then((done) => process.stdout.write(JSON.stringify(done)))
  .finally(() => pool.end());
