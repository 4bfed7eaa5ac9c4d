import { securityText } from '@/lib/case/security-contact';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { textResponse } from '@/lib/http/text-response';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { handle: async () => textResponse(await securityText()) }),
});
