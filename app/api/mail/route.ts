import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { undeliveredMail } from '@/lib/notifications/mail/undelivered';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('mail.manage', { handle: undeliveredMail }),
});
