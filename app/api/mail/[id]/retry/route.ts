import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { retryMail } from '@/lib/notifications/mail/undelivered';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('mail.manage', {
    params: recordId,
    handle: ({ actor, params }) => retryMail(actor, params.id),
  }),
});
