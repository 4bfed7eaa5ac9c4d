import { pool } from '@/lib/db';
import { keepHouse } from '@/lib/housekeeping';

keepHouse().finally(() => pool.end());
