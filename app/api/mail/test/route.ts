import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { tryMail } from '@/lib/statistics/first-hour';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('mail.manage', { status: 201, handle: ({ actor }) => tryMail(actor) }),
});
