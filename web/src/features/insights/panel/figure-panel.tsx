import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import { trans } from '../../../ui/language/trans.ts';
import { Panel } from '../../../ui/panel.tsx';
import { toCsv } from '../export/csv.ts';
import { saveCsv } from '../export/save-csv.ts';
import type { FigureTable } from '../figures/figure-table.ts';
import { FigureRows } from './figure-rows.tsx';

const Note = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Scrolling = styled('section')({ overflow: 'auto', maxHeight: 480, borderRadius: 16 });

/** Keeps a chart that is too wide from stretching the panel. */
const ChartSlot = styled('div')({ minWidth: 0 });

interface FigurePanelProps<Row> {
  table: FigureTable<Row>;
  /** Explains how to read the numbers. */
  note: string;
  /** Without the extension. */
  fileName: string;
  /** Shown instead of the chart if all numbers are 0. Null otherwise. */
  emptyText: string | null;
  children: ReactNode;
}

export function FigurePanel<Row>(props: FigurePanelProps<Row>) {
  const { table, note, fileName, emptyText, children } = props;
  const [isTableShown, setIsTableShown] = useState(false);
  const of = <VisuallyHidden>{t('of {title}', { title: table.title })}</VisuallyHidden>;
  return (
    <Panel title={table.title}>
      <Note>{note}</Note>
      {emptyText === null ? (
        <>
          {isTableShown ? (
            <Scrolling aria-label={t('{title}, table', { title: table.title })} tabIndex={0}>
              <FigureRows table={table} />
            </Scrolling>
          ) : (
            <>
              <ChartSlot aria-hidden="true">{children}</ChartSlot>
              <VisuallyHidden as="div">
                <FigureRows table={table} />
              </VisuallyHidden>
            </>
          )}
          <Tools>
            <Button variant="outlined" onClick={() => setIsTableShown(!isTableShown)} sx={TOOL}>
              {isTableShown ? trans('Show Chart {of}', { of }) : trans('Show Table {of}', { of })}
            </Button>
            <Button onClick={() => saveCsv(`${fileName}.csv`, toCsv(table))} sx={TOOL}>
              {trans('Download CSV {of}', { of })}
            </Button>
          </Tools>
        </>
      ) : (
        <p>{emptyText}</p>
      )}
    </Panel>
  );
}

const TOOL = { minHeight: 44, px: 2 };
