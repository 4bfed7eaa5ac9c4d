'use client';

import { useEffect } from 'react';
import { tellActivity } from '@/lib/client/mutations/sign-in';
import { watchActivity } from '@/lib/client/session/activity';

/** Draws nothing: while it is there, the server hears whether somebody is at the page. */
export function Activity() {
  useEffect(() => watchActivity(tellActivity), []);
  return null;
}
