import { readCase } from '@/lib/case/read';
import { caseChange } from '@/lib/case/schema';
import { changeCase } from '@/lib/case/write';
import { methods } from '@/lib/http/methods';
import { route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route('anyone', { handle: () => readCase() }),
  PATCH: route('case.edit', {
    body: caseChange,
    handle: ({ actor, body }) => changeCase(actor, body),
  }),
});
