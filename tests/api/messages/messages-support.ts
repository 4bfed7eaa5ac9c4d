import type { PresentedMessage } from '@/lib/conversation/present';
import type { PresentedNotification } from '@/lib/notifications/read';
import { assignTo, createClaimAs } from '@/tests/support/data/claims';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';

interface Refusal {
  code?: string;
  issues?: { path: string; rule: string; message: string }[];
}

interface File {
  content: Buffer;
  name: string;
}

/** A form with these fields and, behind them or before them, one file. */
export function messageForm(fields: Record<string, string>, file?: File, fileFirst = false) {
  const form = new FormData();
  const attach = () => {
    if (file) form.append('attachment', new Blob([new Uint8Array(file.content)]), file.name);
  };
  if (fileFirst) attach();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (!fileFirst) attach();
  return form;
}

/** Sends a message, or a whole form, to a claim as this person. */
export const say = (person: TestPerson, claimId: string, message: string | FormData) =>
  call<PresentedMessage & Refusal>('POST', `${person.portal}/api/claims/${claimId}/messages`, {
    token: person.token,
    raw: typeof message === 'string' ? messageForm({ message }) : message,
  });

/** The messages of a claim as this person gets them. */
export const messagesOf = (person: TestPerson, claimId: string, query = '') =>
  call<PresentedMessage[]>('GET', `/api/claims/${claimId}/messages${query}`, {
    token: person.token,
  });

export const markRead = (person: TestPerson, claimId: string) =>
  call('POST', `/api/claims/${claimId}/messages/mark-read`, { token: person.token });

/** How many messages of a claim this person has not read; none when the claim is not listed. */
export async function unreadOf(person: TestPerson, claimId: string) {
  const { body } = await call<Record<string, number>>('GET', '/api/messages/unread-counts-bulk', {
    token: person.token,
  });
  return body[claimId] ?? 0;
}

export const notificationsOf = async (person: TestPerson, query = '') =>
  (
    await call<PresentedNotification[]>('GET', `/api/notifications${query}`, {
      token: person.token,
    })
  ).body;

export const unreadNotificationsOf = async (person: TestPerson) =>
  (await call<{ count: number }>('GET', '/api/notifications/unread-count', { token: person.token }))
    .body.count;

/** Asha's claim, assigned to Ravi; Meera is an administrator. */
export async function aCase() {
  const [asha, ravi, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const claim = await createClaimAs(asha);
  await assignTo(meera, claim.id, ravi);
  return { asha, ravi, meera, claim };
}
