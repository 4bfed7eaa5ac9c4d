import { pool } from '@/lib/db';
import { reencryptIdentifiers } from '@/lib/identifiers/rotate';

reencryptIdentifiers()
  .then((done) => process.stdout.write(JSON.stringify(done)))
  .finally(() => pool.end());
