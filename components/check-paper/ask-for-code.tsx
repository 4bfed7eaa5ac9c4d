import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { checkPaths } from '@/lib/client/paths/check';

/** Works without scripts. */
export function AskForCode() {
  const t = useTranslations('papers.public');
  return (
    <Card aria-labelledby="check-heading">
      <CardHeader id="check-heading" level={1} title={t('title')} text={t('text')} />
      <CardBody>
        <form action={checkPaths.ask} className="grid gap-4">
          <label className="grid gap-1.5 font-semibold">
            {t('code')}
            <input
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
              className={cn(controlStyles, 'figures min-h-11 uppercase placeholder:normal-case')}
            />
          </label>
          <button type="submit" className={buttonVariants({})}>
            {t('submit')}
          </button>
        </form>
      </CardBody>
    </Card>
  );
}
