'use client';

import {
  Bar,
  BarChart,
  type BarShapeProps,
  ResponsiveContainer,
  useChartWidth,
  XAxis,
  YAxis,
} from 'recharts';

const band = 46;
const thickness = 12;

/** Bars one below the other, each with its name and its value above it. */
export function Bars({ rows }: { rows: BarRow[] }) {
  return (
    <ResponsiveContainer width="100%" height={rows.length * band}>
      <BarChart
        layout="vertical"
        data={rows}
        margin={{ top: 16, right: 1, bottom: -16, left: 1 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <YAxis type="category" dataKey="key" hide />
        <Bar
          dataKey="value"
          barSize={thickness}
          minPointSize={(value) => (value ? 2 : 0)}
          isAnimationActive={false}
          shape={BarLine}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface BarRow {
  key: string;
  label: string;
  value: number;
  shown: string;
  fill: string;
  stroke: string;
}

/** A bar; above it its name on the left and its value on the right. */
function BarLine({ x = 0, y = 0, width = 0, height = 0, payload }: BarShapeProps) {
  const end = (useChartWidth() ?? 0) - 1;
  const { label, shown, fill, stroke }: BarRow = payload;
  return (
    <g>
      <text x={x} y={y - 6} className="fill-ink text-sm">
        {label}
      </text>
      <text x={end} y={y - 6} textAnchor="end" className="fill-ink text-sm font-semibold">
        {shown}
      </text>
      <rect x={x} y={y} width={Math.max(0, end - x)} height={height} className="fill-paper-deep" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={fill}
        stroke={width > 0 ? stroke : 'none'}
      />
    </g>
  );
}
