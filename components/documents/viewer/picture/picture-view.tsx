'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useViewerKeys } from '@/components/documents/viewer/bar/use-viewer-keys';
import { ZoomTools } from '@/components/documents/viewer/bar/zoom-tools';
import { ScrollBox } from '@/components/documents/viewer/scroll-box';
import type { ViewProps } from '@/components/documents/viewer/view-props';

const step = 1.25;
const largest = 8;
const smallest = 0.25;

export function PictureView({ bytes, name, mimeType, bar, root, onFail }: ViewProps) {
  const url = useObjectUrl(bytes, mimeType);
  const [zoom, setZoom] = useState(1);
  const [quarters, setQuarters] = useState(0);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const actions = {
    zoomIn: () => setZoom((now) => Math.min(largest, now * step)),
    zoomOut: () => setZoom((now) => Math.max(smallest, now / step)),
    fit: () => setZoom(1),
    turn: () => setQuarters((now) => (now + 1) % 4),
  };
  useViewerKeys(root, 'picture', actions);
  const lying = quarters % 2 === 1;
  const [width, height] = size ? [size.width, size.height] : [1, 1];
  const ratio = lying ? height / width : width / height;

  return (
    <>
      {bar && createPortal(<ZoomTools {...actions} />, bar)}
      <ScrollBox name={name} drawn={size !== undefined} className="p-2">
        {url && (
          <div
            className="relative mx-auto"
            style={{
              width: `${zoom * 100}%`,
              maxWidth: zoom === 1 ? `${(lying ? height : width) * 2}px` : undefined,
              aspectRatio: ratio,
            }}
          >
            {/* biome-ignore lint/performance/noImgElement: the page holds it, at no address of the server */}
            <img
              src={url}
              alt={name}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
              onError={() => onFail('spoiled')}
              className="absolute top-1/2 left-1/2 max-w-none"
              style={{
                width: lying ? `${100 / ratio}%` : '100%',
                transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
              }}
            />
          </div>
        )}
      </ScrollBox>
    </>
  );
}

/** Gives an address for bytes that the page has, while the component is mounted. */
function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
