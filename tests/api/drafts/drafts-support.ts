import type { PresentedDraft } from '@/lib/claims/records/drafts/read';
import type { TestPerson } from '@/tests/support/data/people';
import { type Answer, call } from '@/tests/support/http/api';

interface Saved {
  revision: number;
  idempotencyKey: string;
  updatedAt: string;
  code?: string;
  issues?: { path: string; rule: string }[];
}

const address = (type = 'form_d') => `/api/drafts/${type}`;

/** Saves a draft; of Form D unless said otherwise. */
export const put = (
  { token }: TestPerson,
  values: unknown,
  revision: unknown = 0,
  { type, documents = [] }: { type?: string; documents?: unknown[] } = {},
): Promise<Answer<Saved>> =>
  call('PUT', address(type), { token, body: { values, documents, revision } });

export const get = ({ token }: TestPerson, type?: string) =>
  call<PresentedDraft>('GET', address(type), { token });

export const remove = ({ token }: TestPerson, type?: string) =>
  call('DELETE', address(type), { token });
