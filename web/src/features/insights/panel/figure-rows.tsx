import { styled } from '@mui/material/styles';
import { DataTable } from '../../../ui/data-table.ts';
import type { FigureTable } from '../figures/figure-table.ts';

const Table = styled(DataTable)({
  fontVariantNumeric: 'tabular-nums',
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& thead th': { whiteSpace: 'normal' },
});

export function FigureRows({ table: { title, columns, rows } }: { table: FigureTable }) {
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <tr key={row}>
            {columns.map(({ heading, text }, index) =>
              index === 0 ? (
                <th key={heading} scope="row">
                  {text(cells[index] ?? null)}
                </th>
              ) : (
                <td key={heading}>{text(cells[index] ?? null)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
