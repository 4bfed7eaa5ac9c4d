import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { codeOf, reasonOf } from '../failure.mjs';
import { grant, portalMay } from './rights.mjs';

/** @typedef {import('pg').Client} Client */
/**
 * @typedef {object} Roles
 * @property {string} portalUrl what the server connects with
 * @property {string} readerUrl what only asks
 * @property {string} [shortcoming] why the server has to use the owner's role, if it has to
 */

const madeByUs = 'Made by Daava at its start';
const insufficientPrivilege = '42501';

/**
 * The role that an address names.
 * @param {string} url
 */
const nameIn = (url) => decodeURIComponent(new URL(url).username);

/**
 * The address of a role beside another: named after the database, its password made of the other's, from which the
 * other's cannot be found.
 * @param {string} url
 * @param {'portal' | 'reader'} kind
 */
function besideOf(url, kind) {
  const beside = new URL(url);
  const password = decodeURIComponent(beside.password);
  beside.username = `${decodeURIComponent(beside.pathname.slice(1)).slice(0, 50)}_${kind}`;
  beside.password = createHmac('sha256', password).update(`daava ${kind}`).digest('base64url');
  return beside.href;
}

/**
 * The address of the role that may only read, beside that of the portal.
 * @param {string} portalUrl
 */
export const readerUrlOf = (portalUrl) => besideOf(portalUrl, 'reader');

/**
 * What PostgreSQL keeps of a password (RFC 5803): sent so, the password is in no log of statements.
 * @param {string} password
 */
function verifierOf(password) {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyed = (/** @type {string} */ text) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

/**
 * @template T
 * @param {string} url
 * @param {(client: Client) => Promise<T>} work
 */
async function connected(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Whether a role may change the portal's tables: that of a new database, whose tables it will make, too.
 * @param {string} url
 */
export const isOwner = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      `SELECT coalesce((SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class
                        WHERE oid = to_regclass('public._prisma_migrations')), true) AS owns`,
    );
    return Boolean(rows[0]?.owns);
  });

/**
 * Makes a role, or gives one that was made here before its password again; another's is left as it is.
 * Answers whether there is such a role.
 * @param {Client} client
 * @param {string} url
 * @param {string[]} [settings] what its sessions begin with
 */
async function provideRole(client, url, settings = []) {
  const { password } = new URL(url);
  const name = nameIn(url);
  const { rows } = await client.query(
    `SELECT (SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user) AS may,
       (SELECT coalesce(shobj_description(oid, 'pg_authid'), '') FROM pg_roles WHERE rolname = $1) AS comment`,
    [name],
  );
  const [{ may, comment }] = rows;
  if (!may || (comment !== null && comment !== madeByUs)) return comment !== null;
  const role = client.escapeIdentifier(name);
  const verifier = client.escapeLiteral(verifierOf(decodeURIComponent(password)));
  if (comment === null) await client.query(`CREATE ROLE ${role} LOGIN NOINHERIT`);
  await client.query(`ALTER ROLE ${role} PASSWORD ${verifier}`);
  await client.query(`COMMENT ON ROLE ${role} IS ${client.escapeLiteral(madeByUs)}`);
  for (const setting of settings) await client.query(`ALTER ROLE ${role} SET ${setting}`);
  return true;
}

/**
 * Has the two lesser roles of a database made and given their rights, both or neither.
 * @param {string} ownerUrl
 * @param {string} portalUrl
 */
const provideRoles = (ownerUrl, portalUrl) =>
  connected(ownerUrl, async (client) => {
    const readerUrl = readerUrlOf(portalUrl);
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('daava.roles'))`);
    const [hasPortal, hasReader] = [
      await provideRole(client, portalUrl),
      await provideRole(client, readerUrl, ['default_transaction_read_only = on']),
    ];
    if (hasPortal)
      await grant(client, nameIn(portalUrl), { onTable: portalMay, onSequences: 'USAGE, SELECT' });
    if (hasReader)
      await grant(client, nameIn(readerUrl), { onTable: () => 'SELECT', onSequences: 'SELECT' });
    await client.query('COMMIT');
    return { hasPortal, hasReader };
  });

/**
 * The roles of a database whose owner is not known, by the server's: without one that only reads, that stands in for it.
 * @param {string} portalUrl
 * @returns {Promise<Roles>}
 */
export async function knownRoles(portalUrl) {
  const readerUrl = readerUrlOf(portalUrl);
  const letsIn = await connected(readerUrl, async () => true).catch(() => false);
  return { portalUrl, readerUrl: letsIn ? readerUrl : portalUrl };
}

/**
 * Sees to the roles of a database whose owner is known: one for the server, which can change no table and only add to
 * the audit trail, and one that may only read. Where the owner cannot make roles, or the database does not let them in,
 * the owner's own stands in for them and the answer says why.
 * @param {string} ownerUrl
 * @param {string} [given] the address of a role for the server, made here if it is not there
 * @returns {Promise<Roles>}
 */
export async function openRoles(ownerUrl, given) {
  const portalUrl = given ?? besideOf(ownerUrl, 'portal');
  const one = (/** @type {string} */ shortcoming) => ({
    portalUrl: ownerUrl,
    readerUrl: ownerUrl,
    shortcoming,
  });
  if (nameIn(ownerUrl) === nameIn(portalUrl)) return one('both addresses name it');
  if (!given && !new URL(ownerUrl).password)
    return one('its address has no password to make that of another role from');
  try {
    const { hasPortal, hasReader } = await provideRoles(ownerUrl, portalUrl);
    if (!hasPortal) return one('it may not make roles');
    await connected(portalUrl, (client) => client.query('SELECT 1'));
    return { portalUrl, readerUrl: hasReader ? readerUrlOf(portalUrl) : portalUrl };
  } catch (error) {
    if (codeOf(error) === insufficientPrivilege) return one('it may not give rights');
    return one(`the role for the server is not let in: ${reasonOf(error)}`);
  }
}
