import logins from '../../logins.json' with { type: 'json' };
import { compare } from './measure.mjs';

/**
 * Signs in and gives the token.
 * @param {string} address
 * @param {string} email
 * @returns {Promise<string>}
 */
export async function tokenOf(address, email) {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: logins.password }),
  });
  const { token, message } = await answer.json();
  if (!token) throw new Error(`${email} could not sign in: ${message}`);
  return token;
}

/**
 * Sign-in beside the key derivation that it cannot do without, bare and in the framework. Each time another person
 * signs in: one person may do so a hundred times in an hour.
 * @param {{ portal: string, bareNode: string, bareNext: string, connections: number, seconds: number }} options
 */
export const compareSignIn = ({ portal, bareNode, bareNext, connections, seconds }) =>
  compare(
    {
      app: {
        url: `${portal}/api/auth/login`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        bodies: Array.from({ length: logins.claimants }, (_, index) =>
          JSON.stringify({
            email: logins.claimant.replace('#', String(index)),
            password: logins.password,
          }),
        ),
      },
      node: { url: `${bareNode}/argon2` },
      next: { url: `${bareNext}/argon2` },
    },
    { connections, seconds },
  );
