import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { mostInADay } from './goal';

const goal = broken('desk_goal', { max: mostInADay });

/** `null` for no goal. */
export const dayBody = z.object({
  goal: z.nullable(z.int(goal).check(z.minimum(1, goal), z.maximum(mostInADay, goal))),
});

export type DayBody = z.infer<typeof dayBody>;
