import { useTranslations } from 'next-intl';
import type { ChatAbout } from '@/components/chat/chat-about';
import { useUser } from '@/components/shell/session/use-user';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { fullName } from '@/lib/format/person';

export function useChatAbout({ id, claimNumber, claimant, assignedTo }: PresentedClaim): ChatAbout {
  const { role } = useUser();
  const t = useTranslations('chat');
  const other = isProfessional(role) ? claimant : assignedTo;
  return { claimId: id, claimNumber, participant: other ? fullName(other) : t('team') };
}
