import { beginQuarantine } from '@/lib/claims/queues/quarantine/begin';
import { listQuarantines } from '@/lib/claims/queues/quarantine/read';
import { quarantineBody } from '@/lib/claims/queues/quarantine/schema';
import { pageQuery } from '@/lib/format/list-schema';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('claim.quarantine', {
    query: pageQuery,
    handle: ({ query }) => listQuarantines(query),
  }),
  POST: route('claim.quarantine', {
    body: quarantineBody,
    status: 201,
    handle: ({ actor, body }) => beginQuarantine(actor, body),
  }),
});
