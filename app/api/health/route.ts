import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { version } from '@/lib/platform/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { line: 'none', handle: () => ({ status: 'ok', version }) }),
});
