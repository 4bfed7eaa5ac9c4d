import type { AccountStatus } from '@/generated/prisma/enums';
import type { Role } from './role';

/** Where a request came from, as the audit trail keeps it. */
export interface Origin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** The person who acts, signed in, and from where. Every domain verb takes one. */
export interface Actor {
  id: string;
  sessionId: string;
  role: Role;
  status: AccountStatus;
  email: string;
  firstName: string;
  lastName: string;
  /** Whether they confirmed their address; otherwise they see only what they filed themselves. */
  emailProven: boolean;
  /** Whether they sign in with a second factor besides the password. */
  secondFactor: boolean;
  origin: Origin;
}
