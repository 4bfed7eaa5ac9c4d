'use client';

import Maximize from 'lucide-react/icons/move-horizontal';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { ToolButton } from './tool-button';

export interface ZoomActions {
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  turn: () => void;
}

export function ZoomTools({
  zoomIn,
  zoomOut,
  fit,
  turn,
  onFind,
}: ZoomActions & { onFind?: () => void }) {
  return (
    <div className="flex">
      <ToolButton action="zoomOut" Icon={ZoomOut} onPress={zoomOut} />
      <ToolButton action="zoomIn" Icon={ZoomIn} onPress={zoomIn} />
      <ToolButton action="fit" Icon={Maximize} onPress={fit} wide />
      <ToolButton action="turn" Icon={RotateCw} onPress={turn} />
      {onFind && <ToolButton action="find" Icon={Search} onPress={onFind} />}
    </div>
  );
}
