import { runCleanup } from '@/lib/operations/cleanup';
import { pool } from '@/lib/platform/db';

runCleanup().finally(() => pool.end());
