import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { TestPerson } from '@/tests/support/data/people';

/** A call on a connection of its own whose body is sent, or whose answer is read, when the test says so. */
export interface SlowCall {
  call: ClientRequest;
  /** The answer's head, once it is there. */
  answer: Promise<IncomingMessage>;
}

/** Opens a call as this person; its body is for the test to write. */
export function openCall(
  person: TestPerson,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): SlowCall {
  const call = request(`${person.portal}${path}`, {
    method,
    agent: false,
    headers: { Authorization: `Bearer ${person.token}`, ...headers },
  });
  const answer = once(call, 'response').then(([message]) => message as IncomingMessage);
  call.on('error', () => undefined);
  return { call, answer };
}

/** The whole body of an answer. Throws when it is cut off. */
export async function bodyOf(message: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
