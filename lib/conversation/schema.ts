import { z } from 'zod/mini';
import { listLimit } from '@/lib/format/list-schema';
import { id, text } from '@/lib/format/text-schema';
import { maxCharacters } from './limits';

export const messagesQuery = z.object({
  before: z.optional(id('messageBefore')),
  limit: listLimit(200, 50),
});

export const messageFields = z.object({
  message: z._default(text('message', maxCharacters, 0), ''),
  idempotencyKey: z.optional(id('idempotencyKey')),
});

export type MessagesQuery = z.infer<typeof messagesQuery>;
export type MessageFields = z.infer<typeof messageFields>;
