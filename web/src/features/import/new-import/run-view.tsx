import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { t, translated } from '@prayer-community/i18n/text';
import { useLayoutEffect, useRef } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { COUNTED_KINDS } from '../import-labels.ts';
import { PartTitle } from '../part-title.ts';
import type { AnyCheckedFile } from './use-checked-rows.ts';
import type { ImportRun } from './use-import-run.ts';

const Line = styled('p')({ margin: 0 });

const Refused = styled('ul')({ margin: 0, paddingInlineStart: 20 });

interface RunViewProps {
  run: Exclude<ImportRun, { state: 'idle' }>;
  checked: AnyCheckedFile;
  onContinue: () => void;
}

export function RunView({ run, checked, onContinue }: RunViewProps) {
  const { confirmation, ask, close } = useConfirmation();
  useLeaveGuard(run.state === 'running', (leave) =>
    ask({
      title: t('Stop the import?'),
      text: t('Choose the same file later to continue where it stopped.'),
      confirmLabel: t('Stop and Leave'),
      onConfirm: async () => leave(),
    }),
  );
  const title = useRef<HTMLHeadingElement>(null);
  // The button that started the import is gone, so the heading takes the focus.
  useLayoutEffect(() => title.current?.focus(), []);

  function handleContinue(): void {
    // The button disappears.
    title.current?.focus();
    onContinue();
  }

  const all = checked.rows.length;
  const done = run.progress?.doneRows ?? 0;
  const refused = run.progress?.refusedRows ?? [];
  return (
    <>
      <PartTitle ref={title} tabIndex={-1}>
        {t('Importing {things}', { things: COUNTED_KINDS[checked.kind](all) })}
      </PartTitle>
      <LinearProgress
        variant="determinate"
        value={Math.round((100 * done) / all)}
        aria-label={t('Import @progress')}
        sx={{ height: 8, borderRadius: 4 }}
      />
      {run.state === 'running' && <Line>{t('Importing row {done} of {all}…', { done, all })}</Line>}
      <div role="status">
        {run.state === 'finished' && (
          <Line>{t('Done. The import is listed below, where you can undo it for 24 hours.')}</Line>
        )}
      </div>
      {run.state === 'running' && (
        <Line>{t('Keep this page open. If it closes, choose the same file again to continue.')}</Line>
      )}
      {run.state === 'stopped' && (
        <div role="alert">
          <Line>{t('The import stopped at row {done} of {all}.', { done, all })}</Line>
          <Line>{run.message}</Line>
          <Button variant="contained" onClick={handleContinue} sx={{ mt: 2 }}>
            {t('Continue Import')}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Refused>
          {refused.map(({ line, reason }) => (
            <li key={line}>{t('Row {row}: {reason}', { row: String(line), reason: translated(reason) })}</li>
          ))}
        </Refused>
      )}
      <ConfirmDialog confirmation={confirmation} onClose={close} />
    </>
  );
}
