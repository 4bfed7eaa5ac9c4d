import { relative } from 'node:path';
import { demoLogins } from './demo-logins.mjs';
import { root } from './paths.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/** @type {Record<string, string>} */
const roles = {
  claimant: 'Claimant',
  ip_case_manager: 'Case manager',
  ip_admin: 'Administrator',
};

/** @param {string} address */
function trialLines(address) {
  const people = demoLogins().map(({ role, email, password }) => {
    const page = role === 'claimant' ? '/login' : '/ip/login';
    return `  ${(roles[role] ?? role).padEnd(14)} ${email.padEnd(24)} ${password.padEnd(20)} ${address}${page}`;
  });
  return ['Trial mode, with a demonstration case. Sign in as:', ...people];
}

/**
 * Where the portal is reached from this machine.
 * @param {Pick<Settings, 'host' | 'port'>} settings
 * @param {string} [local] the name to give this machine
 */
export function addressOf({ host, port }, local = '127.0.0.1') {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? local : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * What to tell a person once the portal is up.
 * @param {Settings} settings
 */
export function welcome(settings) {
  const { mode, dataDir } = settings;
  const address = addressOf(settings, 'localhost');
  const outbox = `Mail is not sent but kept in ${relative(root, dataDir) || '.'}/outbox; read it at ${address}/trial/outbox`;
  return [
    '',
    `Daava is ready at ${address}`,
    ...(mode === 'trial' ? ['', ...trialLines(address), '', outbox] : []),
    'Ctrl-C stops it.',
  ].join('\n');
}
