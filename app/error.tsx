'use client';

import { Failure } from '@/components/shell/failure';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <Failure digest={error.digest} onRetry={reset} />;
}
