import { requireSecondFactor } from '@/lib/access/guard';
import { methods } from '@/lib/http/methods';
import { eventStream } from '@/lib/http/response/event-stream';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', {
    handle({ actor, request }) {
      requireSecondFactor(actor);
      return eventStream(actor, request);
    },
  }),
});
