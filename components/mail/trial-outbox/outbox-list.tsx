import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { formatDateTime } from '@/lib/format/date';
import type { StoredLetter } from '@/lib/notifications/mail/outbox';

/** Newest first. */
export function OutboxList({ letters }: { letters: StoredLetter[] }) {
  const t = useTranslations('auth.outbox');
  const locale = useLocale();
  return (
    <Card>
      <CardHeader level={1} title={t('title')} text={t('text')} />
      <CardBody>
        {letters.length === 0 && (
          <>
            <p className="font-semibold">{t('empty')}</p>
            <p className="text-ink-soft">{t('emptyText')}</p>
          </>
        )}
        <ul className="divide-y divide-line">
          {letters.map((letter) => (
            <li key={letter.id} className="py-3">
              <Link href={`/trial/outbox/${letter.id}`} className="link font-semibold">
                {letter.subject}
              </Link>
              <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
                <span className="break-all">{letter.to}</span>
                <time dateTime={letter.sentAt}>{formatDateTime(letter.sentAt, locale)}</time>
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
