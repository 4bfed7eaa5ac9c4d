import { may } from '@/lib/access/permissions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { listProfessionals } from '@/lib/identity/team/read';
import { professionalsQuery } from '@/lib/identity/team/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('professional.list', {
    query: professionalsQuery,
    handle: ({ actor, query }) =>
      listProfessionals(may(actor.role, 'professional.manage'), query.search),
  }),
});
