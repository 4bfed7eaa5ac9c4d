import { z } from 'zod/mini';
import { id } from '@/lib/text';

/** The path of one record: its id. */
export const recordId = z.object({ id: id('The id') });
