import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import FileSearch from 'lucide-react/icons/file-search';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslations } from 'next-intl';
import { Badge } from './badge';

const statuses = {
  submitted: { tone: 'blue', Icon: Send },
  under_review: { tone: 'yellow', Icon: FileSearch },
  info_required: { tone: 'red', Icon: FileQuestion },
  approved: { tone: 'green', Icon: CircleCheck },
  rejected: { tone: 'gray', Icon: CircleX },
  withdrawn: { tone: 'gray', Icon: Undo2 },
} as const;

/** A claim's status by colour, icon and word. */
export function StatusBadge({ status }: { status: keyof typeof statuses }) {
  const t = useTranslations('ui.status');
  const { tone, Icon } = statuses[status];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" />
      {t(status)}
    </Badge>
  );
}
