import { cn } from '@/components/ui/cn';

interface FigureTableProps {
  caption: string;
  /** The first one heads the names of the rows. */
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
}

const cell = 'py-1.5 pl-4 text-right align-top first:pl-0 first:text-left';

// On a phone one line has no room for more.
const maxLineLength = 20;

export function FigureTable({ caption, headers, rows, total }: FigureTableProps) {
  return (
    <table className="figures w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          {headers.map((header) => (
            <th key={header} scope="col" className={cell}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row[0]} headers={headers} cells={row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Line headers={headers} cells={total} isTotal />
        </tfoot>
      )}
    </table>
  );
}

interface LineProps {
  headers: readonly string[];
  cells: readonly string[];
  isTotal?: boolean;
}

function Line({ headers, cells, isTotal }: LineProps) {
  const [name, ...values] = cells;
  return (
    <tr className={cn('border-b border-line', isTotal && 'font-semibold')}>
      <th scope="row" className={cn(cell, !isTotal && 'font-normal')}>
        {name}
      </th>
      {values.map((value, place) => (
        <td
          key={headers[place + 1]}
          className={cn(cell, value.length > maxLineLength ? 'wrap-anywhere' : 'whitespace-nowrap')}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
