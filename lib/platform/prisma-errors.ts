import 'server-only';
import { Prisma } from '@/generated/prisma/client';

/** Whether a write failed because a value that must be unique is there already. */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
