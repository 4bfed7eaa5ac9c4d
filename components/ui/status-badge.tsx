import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import FileSearch from 'lucide-react/icons/file-search';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslations } from 'next-intl';
import type { ClaimStatus } from '@/lib/reference/claim-status';
import { Badge, type BadgeTone } from './badge';

/** A status's colour and icon; bars have the same colour. */
export const statusStyles = {
  submitted: { tone: 'blue', Icon: Send },
  under_review: { tone: 'yellow', Icon: FileSearch },
  info_required: { tone: 'red', Icon: FileQuestion },
  approved: { tone: 'green', Icon: CircleCheck },
  rejected: { tone: 'gray', Icon: CircleX },
  withdrawn: { tone: 'gray', Icon: Undo2 },
} as const satisfies Record<ClaimStatus, { tone: BadgeTone; Icon: LucideIcon }>;

export function StatusBadge({ status }: { status: ClaimStatus }) {
  const t = useTranslations('ui.status');
  const { tone, Icon } = statusStyles[status];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" />
      {t(status)}
    </Badge>
  );
}
