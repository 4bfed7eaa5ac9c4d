import { listMessages } from '@/lib/conversation/read';
import { messagesQuery } from '@/lib/conversation/schema';
import { recordId } from '@/lib/format/list-schema';
import { postMessage } from '@/lib/http/message-post';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('message.read', {
    params: recordId,
    query: messagesQuery,
    handle: ({ actor, params, query }) => listMessages(actor, params.id, query),
  }),
  POST: route('message.send', {
    params: recordId,
    status: 201,
    line: 'none',
    handle: ({ actor, params, request }) => postMessage(actor, params.id, request),
  }),
});
