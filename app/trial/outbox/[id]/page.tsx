import { notFound } from 'next/navigation';
import { OutboxLetter } from '@/components/auth/outbox-letter';
import { env } from '@/lib/env';
import { letterById } from '@/lib/mail/outbox';

type OutboxLetterPageProps = { params: Promise<{ id: string }> };

export default async function OutboxLetterPage({ params }: OutboxLetterPageProps) {
  if (env().PORTAL_MODE !== 'trial') notFound();
  const letter = await letterById((await params).id);
  if (!letter) notFound();
  return <OutboxLetter letter={letter} />;
}
