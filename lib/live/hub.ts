import { Client } from 'pg';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { queryIn } from '@/lib/platform/query';
import { isClosing, whenClosing } from '@/lib/platform/shutdown';
import { sql } from '@/lib/platform/sql';
import { Audience, type Listener, type LiveNotice } from './audience';
import { heartbeat } from './event';

const maxPerPerson = 20;

/** A process listens to the database once, for all its streams. */
class Hub {
  readonly #audience = new Audience();
  #connection: Promise<Client> | undefined;

  constructor() {
    // Their pages come back, to whichever instance takes them.
    whenClosing(() => this.#audience.endAll());
  }

  /**
   * Adds a stream once the process listens; gives what removes it. Throws `too_many_pages_open` beyond 20 streams of one person,
   * `restarting` when the process ends, and what connecting throws.
   */
  async add(listener: Listener) {
    if (isClosing()) throw ending();
    if (this.#audience.countOf(listener.userId) >= maxPerPerson) {
      throw new PortalError('too_many_pages_open', { retryAfter: 60 });
    }
    this.#connection ??= this.#listen();
    await this.#connection;
    if (isClosing()) throw ending();
    return this.#audience.add(listener);
  }

  quietFor(listener: Pick<Listener, 'userId' | 'administrator'>) {
    return this.#audience.quietFor(listener);
  }

  get streams() {
    return this.#audience.size;
  }

  async #listen() {
    const client = new Client({
      connectionString: env().DATABASE_URL,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'daava live',
    });
    client.on('notification', ({ payload }) => {
      this.#audience.tell(JSON.parse(payload ?? '{}') as LiveNotice);
    });
    const pulse = setInterval(
      () => void this.#endDeadSessions(client).catch(onConnectionLost),
      heartbeat,
    );
    pulse.unref();
    let over = false;
    const onConnectionLost = (error?: unknown) => {
      if (over) return;
      over = true;
      clearInterval(pulse);
      this.#connection = undefined;
      this.#audience.setListening(false);
      if (error) log.warn({ err: error }, 'live updates lost the database');
      // Events were lost meanwhile: each page comes back and loads anew.
      this.#audience.endAll();
      client.end().catch(() => undefined);
    };
    client.on('error', onConnectionLost);
    client.on('end', () => onConnectionLost());
    try {
      await client.connect();
      await client.query('LISTEN daava_live');
      this.#audience.setListening(true);
    } catch (error) {
      onConnectionLost();
      throw error;
    }
    return client;
  }

  /** Ends the streams of expired sessions; the answer also shows that the database still reaches us. */
  async #endDeadSessions(client: Client) {
    const sessions = this.#audience.sessions();
    const found = await queryIn(client)<{ id: string }>(
      sql`SELECT id FROM sessions WHERE id = ANY(${sessions}::uuid[]) AND expires_at > now()`,
    );
    const living = new Set(found.map(({ id }) => id));
    this.#audience.endAll(new Set(sessions.filter((id) => !living.has(id))));
  }
}

const ending = () => new PortalError('restarting', { retryAfter: 2 });

const processGlobals = globalThis as { daavaHub?: Hub };
processGlobals.daavaHub ??= new Hub();

export const hub = processGlobals.daavaHub;
