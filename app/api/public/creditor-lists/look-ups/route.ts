import { after } from 'next/server';
import { askForListCode } from '@/lib/creditor-lists/look-up/ask';
import { lookUpBody } from '@/lib/creditor-lists/look-up/schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { deliverNow } from '@/lib/notifications/mail/deliver';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('anyone', {
    body: lookUpBody,
    handle: async ({ body, origin }) => {
      const asked = await askForListCode(body, origin);
      after(deliverNow);
      return asked;
    },
  }),
});
