import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/** Tells whether a write failed because a unique value is there already. */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
