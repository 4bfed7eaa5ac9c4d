import { PortalError } from '@/lib/platform/errors';
import { type Handler, route } from './route';

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Verb = (typeof verbs)[number];

/** A route file's exports: the given methods, and the JSON 405 for all others. */
export function methods(handlers: Partial<Record<Verb, Handler>>): Record<Verb, Handler> {
  const allow = verbs.filter((verb) => handlers[verb]).join(', ');
  const refuse = route('anyone', {
    handle({ request }): never {
      throw new PortalError('method_not_allowed', { params: { method: request.method }, allow });
    },
  });
  return Object.fromEntries(verbs.map((verb) => [verb, handlers[verb] ?? refuse])) as Record<
    Verb,
    Handler
  >;
}
