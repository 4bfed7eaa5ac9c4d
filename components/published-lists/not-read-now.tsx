import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

/** Said in place of lists when very much was read from one network, or when they could not be read in time. */
export function NotReadNow({ why }: { why: 'busy' | 'later' }) {
  const t = useTranslations('creditors.public');
  const [title, text] =
    why === 'busy' ? (['busy', 'busyText'] as const) : (['late', 'lateText'] as const);
  return (
    <Card aria-labelledby="lists-heading">
      <CardHeader id="lists-heading" level={1} title={t(title)} />
      <CardBody>{t(text)}</CardBody>
    </Card>
  );
}
