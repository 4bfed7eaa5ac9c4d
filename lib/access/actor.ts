import type { Role } from './role';

/** Where a request came from, as the audit trail keeps it. */
export interface Origin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** Whoever does something: the signed-in person, and from where. Every domain verb takes one. */
export interface Actor {
  id: string;
  sessionId: string;
  role: Role;
  status: 'active' | 'pending' | 'declined' | 'disabled';
  email: string;
  firstName: string;
  lastName: string;
  /** Whether the address is known to be theirs: without it they have only what they filed themselves. */
  emailProven: boolean;
  /** Whether signing in takes them a code besides the password. */
  secondFactor: boolean;
  origin: Origin;
}
