import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

/** Replaces lists when one network read very much, or when the portal could not read them in time. */
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
