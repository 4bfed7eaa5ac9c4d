import { remindOfQuestions } from '@/lib/claims/deeds/questions/remind';
import { pool } from '@/lib/platform/db';

remindOfQuestions(process.argv[2]).finally(() => pool.end());
