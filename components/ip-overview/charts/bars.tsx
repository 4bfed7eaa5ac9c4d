'use client';

import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { BarLine, type BarRow } from './bar-line';

const band = 46;
const thickness = 12;

/** Bars that lie one under another, each with its name and its value above it. */
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
