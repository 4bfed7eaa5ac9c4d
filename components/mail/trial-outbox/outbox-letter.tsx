import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LinkedText } from '@/components/ui/linked-text';
import { formatDateTime } from '@/lib/format/date';
import type { StoredLetter } from '@/lib/notifications/mail/outbox';

export function OutboxLetter({ letter }: { letter: StoredLetter }) {
  const t = useTranslations('auth.outbox');
  const locale = useLocale();
  return (
    <>
      <p className="mb-3">
        <Link href="/trial/outbox" className="link inline-block py-2">
          {t('back')}
        </Link>
      </p>
      <Card>
        <CardHeader level={1} title={letter.subject} />
        <CardBody>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <dt className="text-ink-soft">{t('to')}</dt>
            <dd className="break-all">{letter.to}</dd>
            <dt className="text-ink-soft">{t('time')}</dt>
            <dd>{formatDateTime(letter.sentAt, locale)}</dd>
          </dl>
          <h2 className="mt-5 text-lg text-peacock-deep">{t('asText')}</h2>
          <p className="break-words whitespace-pre-wrap">
            <LinkedText text={letter.text} />
          </p>
          <h2 className="mt-5 mb-2 text-lg text-peacock-deep">{t('asHtml')}</h2>
          <iframe
            title={t('asHtml')}
            srcDoc={inNewTabs(letter.html)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            className="h-112 w-full rounded-md border border-line-strong"
          />
        </CardBody>
      </Card>
    </>
  );
}

/** Opens the letter's links beside the outbox and not inside its frame. */
const inNewTabs = (html: string) =>
  html.replace(/<html[^<>]*>/i, (tag) => `${tag}<head><base target="_blank"></head>`);
