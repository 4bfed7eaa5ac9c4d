'use client';

import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PartBoundary } from './part-boundary';
import { PartFailed } from './part-failed';

/**
 * Stands for code that is still loading. Every next/dynamic needs a `loading`: without one React hides the page around it, and
 * the focus is lost.
 */
const renderNothing = () => null;

interface Options<Props> {
  loading?: ComponentType;
  /** Closes a part that opens over the page when it cannot load. */
  close?: (props: Props) => void;
  /** Nobody waits for it, so a failure says nothing. */
  quiet?: boolean;
}

/**
 * A part of a page whose code loads when it renders, or before by `preload`, which never throws. When it cannot load it says so
 * and loads again on a press; each try is a new part, because React keeps what failed once.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading = renderNothing, close, quiet = false }: Options<Props> = {},
) {
  // What has loaded is drawn at once, without a moment of what stands for it.
  let loaded: ComponentType<Props> | undefined;
  const begin = () =>
    lazy(async () => {
      loaded = await load();
      return { default: loaded };
    });
  let latest = begin();

  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the module of the part is read
  function OnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => loaded ?? latest);
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
        (part) => {
          loaded = part;
        },
        () => undefined,
      ),
  });
}
