'use client';

import { useTranslations } from 'next-intl';

type HelpButtonProps = { label: string; panelId: string; open: boolean; onToggle: () => void };

/** Opens the help beside a field, and closes it. */
export function HelpButton({ label, panelId, open, onToggle }: HelpButtonProps) {
  const t = useTranslations('wizard.help');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
      className="link py-0.5 text-sm max-md:py-2.5"
    >
      {t('open')}
      <span className="sr-only"> {label}</span>
    </button>
  );
}
