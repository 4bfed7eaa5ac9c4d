import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { retryMail } from '@/lib/mail/undelivered';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('mail.manage', {
    params: recordId,
    handle: ({ actor, params }) => retryMail(actor, params.id),
  }),
});
