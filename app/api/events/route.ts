import { requireSecondFactor } from '@/lib/auth/guard';
import { eventStream } from '@/lib/http/event-stream';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('self', {
    handle({ actor, request }) {
      requireSecondFactor(actor);
      return eventStream(actor, request);
    },
  }),
});
