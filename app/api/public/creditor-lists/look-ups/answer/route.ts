import { answerByCode } from '@/lib/creditor-lists/look-up/answer';
import { codeBody } from '@/lib/creditor-lists/look-up/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: codeBody,
    handle: ({ body, origin }) => answerByCode(body, origin),
  }),
});
