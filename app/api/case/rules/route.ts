import { readRules } from '@/lib/claims/queues/rules/read';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('case.edit', { handle: () => readRules() }),
});
