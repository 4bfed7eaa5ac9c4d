import { proposeByRules } from '@/lib/claims/queues/rules/propose';
import { pool } from '@/lib/platform/db';

proposeByRules().finally(() => pool.end());
