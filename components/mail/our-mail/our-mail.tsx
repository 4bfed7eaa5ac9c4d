import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { checkPaths } from '@/lib/client/paths/check';

interface OurMailProps {
  address: string | null;
  host: string;
}

const letters = ['receipt', 'letter', 'news', 'account', 'link', 'invitation', 'listCode'] as const;
const never = ['password', 'code', 'money', 'numbers', 'files', 'programs'] as const;

/** Where the portal's letters come from, what they are about, and what none of them ever asks for. */
export function OurMail({ address, host }: OurMailProps) {
  const t = useTranslations('ourMail');
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <Card aria-labelledby="from-heading">
        <CardHeader id="from-heading" title={t('from.title')} />
        <CardBody className="grid gap-2">
          <p className="wrap-anywhere">
            {address ? t.rich('from.address', { address, b: strong }) : t('from.none')}
          </p>
          <p className="wrap-anywhere">{t.rich('from.links', { host, b: strong })}</p>
        </CardBody>
      </Card>
      <Card aria-labelledby="about-heading">
        <CardHeader id="about-heading" title={t('about.title')} />
        <CardBody>
          <Items items={letters.map((one) => t(`about.${one}`))} />
        </CardBody>
      </Card>
      <Card aria-labelledby="never-heading">
        <CardHeader id="never-heading" title={t('never.title')} />
        <CardBody>
          <Items items={never.map((one) => t(`never.${one}`))} />
        </CardBody>
      </Card>
      <Card aria-labelledby="doubt-heading">
        <CardHeader id="doubt-heading" title={t('doubt.title')} />
        <CardBody className="grid gap-2">
          <p>{t('doubt.text')}</p>
          <p>
            <a className="link inline-block py-1 max-md:py-2.5" href={checkPaths.ask}>
              {t('doubt.check')}
            </a>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

const strong = (words: ReactNode) => <strong className="figures font-semibold">{words}</strong>;

const Items = ({ items }: { items: string[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
