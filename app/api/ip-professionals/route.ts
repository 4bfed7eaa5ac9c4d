import { may } from '@/lib/access/permissions';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';
import { inviteColleague } from '@/lib/identity/team/invite';
import { listProfessionals } from '@/lib/identity/team/read';
import { colleagueInvited, professionalsQuery } from '@/lib/identity/team/schema';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('professional.list', {
    query: professionalsQuery,
    handle: ({ actor, query }) =>
      listProfessionals(may(actor.role, 'professional.manage'), query.search),
  }),
  POST: route('professional.manage', {
    status: 201,
    body: colleagueInvited,
    handle: ({ actor, body }) => inviteColleague(actor, body),
  }),
});
