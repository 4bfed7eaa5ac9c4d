import { notFound } from 'next/navigation';
import { OutboxList } from '@/components/mail/trial-outbox/outbox-list';
import { newestLetters } from '@/lib/notifications/mail/outbox';
import { env } from '@/lib/platform/env';

export default async function OutboxPage() {
  if (env().PORTAL_MODE !== 'trial') notFound();
  return <OutboxList letters={await newestLetters()} />;
}
