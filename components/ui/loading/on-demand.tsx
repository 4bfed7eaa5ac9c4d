'use client';

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PartBoundary } from './part-boundary';
import { PartFailed } from './part-failed';

/**
 * What stands in the place of code that is still on its way. Every next/dynamic needs a `loading`: without one
 * the page around it is hidden meanwhile, and the focus is lost.
 */
const renderNothing = () => null;

interface Options<Props> {
  /** What stands there meanwhile. */
  loading?: ComponentType;
  /** Of a part that opens over the page: gives it up when it cannot be had. */
  close?: (props: Props) => void;
  /** Nobody waits for it: that it cannot be had is not said. */
  quiet?: boolean;
}

/**
 * A part of a page whose code comes once it is drawn, or before by `preload`, which never throws. When it cannot be had
 * it says so in its place and is fetched anew on a press: React keeps what failed once, so that each try is another part.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading = renderNothing, close, quiet = false }: Options<Props> = {},
) {
  const begin = () => lazy(async () => ({ default: await load() }));
  let latest = begin();

  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the module of the part is read
  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <PartBoundary
        onAgain={() => {
          latest = begin();
          setPart(() => latest);
        }}
        failure={(again) => (
          <PartFailed onAgain={again} onClose={close && (() => close(props))} quiet={quiet} />
        )}
      >
        <Suspense fallback={<Loading />}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(OnDemand, {
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  });
}
