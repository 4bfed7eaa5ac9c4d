import type { LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';

type RowButtonProps = {
  /** Beside the icon on a card, its tooltip in a table. */
  words: string;
  /** Its whole name, with the claim's number. */
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
};

export function RowButton({ words, label, Icon, onPress }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="md:w-8 md:px-0"
      aria-label={label}
      title={words}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
      <span className="md:sr-only">{words}</span>
    </Button>
  );
}
