import { markMessagesRead } from '@/lib/conversation/mark-read';
import { recordId } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route('message.read', {
    params: recordId,
    handle: ({ actor, params }) => markMessagesRead(actor, params.id),
  }),
});
