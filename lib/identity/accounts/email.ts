import { z } from 'zod/mini';

/** An e-mail address that letters can go to. */
export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );
