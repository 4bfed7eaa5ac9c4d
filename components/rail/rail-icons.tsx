import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Files from 'lucide-react/icons/files';
import Mailbox from 'lucide-react/icons/mailbox';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { RailPlaceName } from './places';

const look = { 'aria-hidden': true, className: 'size-5 shrink-0' } as const;

/** The icons of the rail's items. */
export const railIcons = {
  claims: <Files {...look} />,
  desk: <ClipboardCheck {...look} />,
  creditors: <ScrollText {...look} />,
  post: <Mailbox {...look} />,
  figures: <ChartColumn {...look} />,
  case: <Settings2 {...look} />,
  team: <Users {...look} />,
  more: <Ellipsis {...look} />,
} satisfies Record<RailPlaceName | 'team' | 'more', ReactNode>;

export type RailIcons = Record<keyof typeof railIcons, ReactNode>;
