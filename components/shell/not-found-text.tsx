import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** Under the heading of the not-found page: the same in both languages, and a way home. */
export function NotFoundText() {
  return languages.map((language) => {
    const words = wordsIn(language).ui.notFound;
    return (
      <div key={language} lang={language} className="mt-4">
        <p className="text-ink-soft">{words.text}</p>
        <Link href="/" className={cn(buttonVariants({ variant: 'secondary' }), 'mt-2')}>
          {words.home}
        </Link>
      </div>
    );
  });
}
