import { deviceCookie } from '@/lib/identity/devices/cookie';
import { sessionCookie } from '@/lib/identity/sessions/cookie';
import { json } from './respond';

/** The answer to a sign-in, after which pages know of it, and the browser is known when it signs in again. */
export function signedIn(
  { device, ...session }: { device: string; token: string; user: object },
  status = 200,
) {
  const answer = json(session, status, { 'Set-Cookie': sessionCookie(session.token) });
  answer.headers.append('Set-Cookie', deviceCookie(device));
  return answer;
}
