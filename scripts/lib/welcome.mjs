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
 * What a trial does with mail.
 * @param {Settings} settings
 * @param {string} address
 * @param {string | undefined} smtpUrl
 */
function mailLine({ dataDir }, address, smtpUrl) {
  if (smtpUrl)
    return `MAIL IS SENT, by ${new URL(smtpUrl).host}, also to the addresses of the demonstration's people. Without SMTP_URL it is kept for you to read.`;
  return `Mail is not sent but kept in ${relative(root, dataDir) || '.'}/outbox; read it at ${address}/trial/outbox`;
}

/**
 * Whoever reaches a trial works in it: anybody's sign-in and mail are open. By itself it listens on this machine alone.
 * @param {Settings} settings
 */
const reachedLines = ({ host }) =>
  ['127.0.0.1', '::1', 'localhost'].includes(host)
    ? []
    : [
        '',
        `OTHER COMPUTERS REACH THIS TRIAL, since HOST is ${host}: whoever does can sign in as each of these people and read all mail.`,
        'Enter nothing that is real, and leave HOST out to keep it to this machine.',
      ];

/**
 * What to tell a person once the portal is up.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env of the server
 */
export function welcome(settings, { SMTP_URL }) {
  const { mode } = settings;
  const address = addressOf(settings, 'localhost');
  return [
    '',
    `Daava is ready at ${address}`,
    ...(mode === 'trial'
      ? [
          '',
          ...trialLines(address),
          '',
          mailLine(settings, address, SMTP_URL),
          ...reachedLines(settings),
        ]
      : []),
    'Ctrl-C stops it.',
  ].join('\n');
}
