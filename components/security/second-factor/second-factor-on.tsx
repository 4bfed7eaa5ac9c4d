import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { SecondFactorTask } from './task';

/** Fewer than this are worth a warning. */
const few = 3;

type SecondFactorOnProps = {
  /** Whether it is on by an authenticator app, and not by passkeys alone. */
  app: boolean;
  left: number;
  onTask: (task: SecondFactorTask) => void;
};

/** How many recovery codes are left, and what can be done. */
export function SecondFactorOn({ app, left, onTask }: SecondFactorOnProps) {
  const t = useTranslations('security.secondFactor');
  const words = t('left', { count: left });
  return (
    <>
      {!app && <p className="mb-3">{t('byPasskey')}</p>}
      {left < few ? <Alert tone="amber">{words}</Alert> : <p>{words}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onTask('renew')}>
          {t('renew')}
        </Button>
        {app ? (
          <Button variant="quiet" onClick={() => onTask('turnOff')}>
            {t('turnOff')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => onTask('setUp')}>
            {t('setUpApp')}
          </Button>
        )}
      </div>
    </>
  );
}
