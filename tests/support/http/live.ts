import { createParser } from 'eventsource-parser';
import type { LiveEvent } from '@/lib/live/event';
import type { TestPerson } from '@/tests/support/data/people';
import { until } from '@/tests/support/until';
import { someAddress, urlOf } from './api';

/** The answer to a call for live events with this token. */
export async function statusOfStream(token?: string) {
  const away = new AbortController();
  const { status } = await fetch(urlOf('/api/events'), {
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      'X-Forwarded-For': someAddress(),
    },
    signal: away.signal,
  });
  away.abort();
  return status;
}

/** An open stream of live events, as a page would hold it. */
export async function listenAs(person: TestPerson) {
  const away = new AbortController();
  const response = await fetch(urlOf(`${person.portal}/api/events`), {
    headers: { Authorization: `Bearer ${person.token}`, 'X-Forwarded-For': someAddress() },
    signal: away.signal,
  });
  const heard: { event: string | undefined; data: LiveEvent }[] = [];
  const stream = { open: true };
  const parser = createParser({
    onEvent: ({ event, data }) => heard.push({ event, data: JSON.parse(data) }),
  });
  async function listen() {
    const decoder = new TextDecoder();
    try {
      for await (const piece of response.body ?? []) parser.feed(decoder.decode(piece));
    } finally {
      stream.open = false;
    }
  }
  const listening = listen().catch(() => undefined);
  await until(async () => heard.find(({ event }) => event === 'hello'));
  return {
    headers: response.headers,
    stream,
    /** Settles when the stream is over. */
    ended: listening,
    /** The events so far, without the greeting. */
    events: () => heard.filter(({ event }) => event === 'stale').map(({ data }) => data),
    /** Waits until this event has arrived. */
    hears: (what: LiveEvent['what'], claimId: string | null) =>
      until(async () => heard.find(({ data }) => data.what === what && data.claimId === claimId)),
    leave: async () => {
      away.abort();
      await listening;
    },
  };
}
