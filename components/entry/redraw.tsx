'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { Failure } from '@/components/shell/failure';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { queries } from '@/lib/client/queries';

/**
 * Has the page drawn again, once, for the person who is signed in by now. Asking who they are
 * renews the cookie that the server draws pages by.
 */
export function Redraw() {
  const router = useRouter();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [drawing, startDrawing] = useTransition();

  const redraw = useCallback(async () => {
    await client.refetchQueries({ queryKey: queries.me.queryKey });
    startDrawing(() => router.refresh());
    setAsked(true);
  }, [client, router]);

  useEffect(() => void redraw(), [redraw]);

  if (!asked || drawing) return <PageSpinner />;
  return <Failure digest={undefined} onRetry={redraw} />;
}
