import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { askForNewEmail } from '@/lib/identity/accounts/change-email';
import { emailChange } from '@/lib/identity/accounts/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('self', {
    body: emailChange,
    handle: ({ actor, body }) => askForNewEmail(actor, body),
  }),
});
