import 'server-only';
import { Gauge, type Registry } from 'prom-client';

/** What is read off when somebody asks, and not counted as it happens. */
export function openGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `daava_${name}`, help, labelNames, registers: [registry] });
  return {
    connections: gauge(
      'database_connections',
      'Connections of the pool that are busy or idle, and calls waiting for one',
      ['state'],
    ),
    streams: gauge('event_streams', 'Open event streams'),
    imports: gauge('imports', 'Files of claims being worked on, and here in all', ['state']),
    databaseUp: gauge('database_up', 'Whether the database answered within 2 seconds'),
    mailWaiting: gauge('mail_waiting', 'Letters that wait to be sent'),
    mailOldest: gauge('mail_oldest_seconds', 'How long the oldest of them waits'),
    mailFailed: gauge('mail_failed', 'Letters that could not be delivered and were given up'),
    claims: gauge('claims', 'Claims by status', ['status']),
  };
}
