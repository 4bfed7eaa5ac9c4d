import { remindOfQuestions } from '@/lib/claims/questions/remind';
import { pool } from '@/lib/platform/db';

remindOfQuestions().finally(() => pool.end());
