import { styled } from '@mui/material/styles';
import { DataTable } from '../../../ui/data-table.ts';
import type { FigureTable } from '../figures/figure-table.ts';

const Table = styled(DataTable)({
  fontVariantNumeric: 'tabular-nums',
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& thead th': { whiteSpace: 'normal' },
});

export function FigureRows<Row>({ table: { title, columns, rows } }: { table: FigureTable<Row> }) {
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
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
          <tr key={index}>
            {columns.map(({ heading, text }, column) =>
              column === 0 ? (
                <th key={heading} scope="row">
                  {text(row)}
                </th>
              ) : (
                <td key={heading}>{text(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
