import { deviceCookie } from '@/lib/identity/devices/cookie';
import { sessionCookie } from '@/lib/identity/sessions/cookie';
import { json } from './respond';

/** Answers a sign-in. Cookies tell pages about the session, and recognise the browser when it signs in again. */
export function signedIn(
  { device, ...session }: { device: string; token: string; user: object },
  status = 200,
) {
  const answer = json(session, status, { 'Set-Cookie': sessionCookie(session.token) });
  answer.headers.append('Set-Cookie', deviceCookie(device));
  return answer;
}
