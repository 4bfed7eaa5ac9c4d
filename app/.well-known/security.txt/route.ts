import { securityText } from '@/lib/case/security-contact';
import { methods } from '@/lib/http/methods';
import { textResponse } from '@/lib/http/response/text-response';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { handle: async () => textResponse(await securityText()) }),
});
