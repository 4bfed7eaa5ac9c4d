import type { LiveEvent } from './event';

export interface LiveNotice {
  what: LiveEvent['what'] | 'signed_out';
  claimId?: string | null;
  users?: string[];
  /** These people hear of it once their address is proven: somebody entered claims for them. */
  ifProven?: string[];
  administrators?: boolean;
  sessions?: string[];
}

export interface Listener {
  userId: string;
  sessionId: string;
  administrator: boolean;
  emailProven: boolean;
  send(event: LiveEvent): void;
  end(): void;
}

/** In milliseconds: how long a process remembers whom it told something. */
const memory = 5 * 60_000;

/** The open streams of one process, and whom it told something lately. */
export class Audience {
  readonly #byUser = new Map<string, Set<Listener>>();
  readonly #administrators = new Set<Listener>();
  /** The longest ago first. */
  readonly #notified = new Map<string, number>();
  #notifiedAdministratorsAt = 0;
  #listeningSince = Number.POSITIVE_INFINITY;

  /** Call it when the process begins to hear every event, or hears none any more. */
  setListening(now: boolean) {
    this.#listeningSince = now ? performance.now() : Number.POSITIVE_INFINITY;
  }

  /** For how many milliseconds nothing happened that concerns this person, as far as is known: at most 5 minutes. */
  quietFor({ userId, administrator }: Pick<Listener, 'userId' | 'administrator'>) {
    const now = performance.now();
    const last = Math.max(
      this.#listeningSince,
      this.#notified.get(userId) ?? 0,
      administrator ? this.#notifiedAdministratorsAt : 0,
    );
    return Math.min(memory, Math.max(0, now - last));
  }

  #remember(users: readonly string[], administrators: boolean | undefined) {
    const now = performance.now();
    if (administrators) this.#notifiedAdministratorsAt = now;
    for (const user of users) {
      this.#notified.delete(user);
      this.#notified.set(user, now);
    }
    for (const [user, at] of this.#notified) {
      if (now - at < memory) break;
      this.#notified.delete(user);
    }
  }

  /** Gives what removes the stream again. */
  add(listener: Listener) {
    const own = this.#byUser.get(listener.userId) ?? new Set();
    this.#byUser.set(listener.userId, own.add(listener));
    if (listener.administrator) this.#administrators.add(listener);
    return () => {
      own.delete(listener);
      if (own.size === 0 && this.#byUser.get(listener.userId) === own) {
        this.#byUser.delete(listener.userId);
      }
      this.#administrators.delete(listener);
    };
  }

  countOf(userId: string) {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  get size() {
    return [...this.#byUser.values()].reduce((sum, own) => sum + own.size, 0);
  }

  tell(notice: LiveNotice) {
    const { what, claimId = null, users = [], ifProven = [], administrators, sessions } = notice;
    if (what === 'signed_out') return this.endAll(new Set(sessions));
    this.#remember([...users, ...ifProven], administrators);
    const concerned = new Set(administrators ? this.#administrators : []);
    for (const user of users) {
      for (const listener of this.#byUser.get(user) ?? []) concerned.add(listener);
    }
    for (const user of ifProven) {
      for (const listener of this.#byUser.get(user) ?? []) {
        if (listener.emailProven) concerned.add(listener);
      }
    }
    for (const listener of concerned) listener.send({ what, claimId });
  }

  sessions() {
    return [...this.#all()].map(({ sessionId }) => sessionId);
  }

  endAll(sessions?: Set<string>) {
    for (const listener of [...this.#all()]) {
      if (!sessions || sessions.has(listener.sessionId)) listener.end();
    }
  }

  *#all() {
    for (const own of this.#byUser.values()) yield* own;
  }
}
