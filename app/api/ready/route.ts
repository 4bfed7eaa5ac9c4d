import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { readiness } from '@/lib/operations/readiness';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { line: 'none', handle: readiness }),
});
