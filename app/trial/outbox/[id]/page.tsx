import { notFound } from 'next/navigation';
import { OutboxLetter } from '@/components/mail/trial-outbox/outbox-letter';
import { letterById } from '@/lib/notifications/mail/outbox';
import { env } from '@/lib/platform/env';

type OutboxLetterPageProps = { params: Promise<{ id: string }> };

export default async function OutboxLetterPage({ params }: OutboxLetterPageProps) {
  if (env().PORTAL_MODE !== 'trial') notFound();
  const letter = await letterById((await params).id);
  if (!letter) notFound();
  return <OutboxLetter letter={letter} />;
}
