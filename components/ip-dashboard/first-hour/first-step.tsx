import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FirstStep as StepName } from '@/lib/statistics/first-steps';

interface FirstStepProps {
  name: StepName;
  done: boolean;
  /** What one can do about it. */
  children: ReactNode;
}

/** A step with a mark that says whether it is done. */
export function FirstStep({ name, done, children }: FirstStepProps) {
  const t = useTranslations('firstHour');
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon
        className={done ? 'mt-0.5 size-5 text-green' : 'mt-0.5 size-5 text-ink-soft'}
        aria-hidden="true"
      />
      <div>
        <p className="font-semibold">
          {t(`${name}.name`)}
          <span className="sr-only">: {t(done ? 'done' : 'toDo')}</span>
        </p>
        <p className="text-sm text-ink-soft">{t(`${name}.text`)}</p>
      </div>
      <div className="col-start-2 grid gap-1 md:col-start-3 md:justify-items-end">{children}</div>
    </li>
  );
}
