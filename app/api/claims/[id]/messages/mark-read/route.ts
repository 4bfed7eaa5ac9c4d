import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { recordId } from '@/lib/http/schema';
import { markMessagesRead } from '@/lib/messages/mark-read';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('message.read', {
    params: recordId,
    handle: ({ actor, params }) => markMessagesRead(actor, params.id),
  }),
});
