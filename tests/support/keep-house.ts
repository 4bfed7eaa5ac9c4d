import { keepHouse } from '@/lib/operations/cleanup';
import { pool } from '@/lib/platform/db';

keepHouse().finally(() => pool.end());
