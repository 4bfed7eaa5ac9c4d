import type { AccountStatus } from '@/generated/prisma/enums';
import type { Role } from './role';

export interface Origin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** The person who is signed in and acts. Every domain verb takes one. */
export interface Actor {
  id: string;
  sessionId: string;
  role: Role;
  status: AccountStatus;
  email: string;
  firstName: string;
  lastName: string;
  /** They confirmed their address; otherwise they see only what they filed themselves. */
  emailProven: boolean;
  secondFactor: boolean;
  origin: Origin;
}
