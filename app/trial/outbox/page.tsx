import { notFound } from 'next/navigation';
import { OutboxList } from '@/components/auth/outbox-list';
import { env } from '@/lib/env';
import { newestLetters } from '@/lib/mail/outbox';

export default async function OutboxPage() {
  if (env().PORTAL_MODE !== 'trial') notFound();
  return <OutboxList letters={await newestLetters()} />;
}
