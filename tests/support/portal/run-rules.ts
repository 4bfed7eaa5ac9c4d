import { proposeByRules } from '@/lib/claims/rules/propose';
import { pool } from '@/lib/platform/db';

proposeByRules().finally(() => pool.end());
