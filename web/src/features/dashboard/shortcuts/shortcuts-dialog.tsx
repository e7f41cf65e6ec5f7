import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { mayTake } from '@prayer-community/domain/prayer-request/request-transitions';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { message, t } from '@prayer-community/i18n/text';
import { Fragment, useId } from 'react';
import { Dialog, DialogActions, DialogContent } from '../../../ui/dialog.tsx';
import { useDashboard } from '../dashboard-context.ts';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 16px',
  alignItems: 'center',
  margin: '0 0 16px',
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 32,
    padding: '3px 8px',
    textAlign: 'center',
    borderRadius: 6,
    border: `1px solid ${theme.vars?.palette.divider}`,
    fontFamily: 'inherit',
    fontWeight: 600,
  },
}));

interface ShortcutsDialogProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** Lists the dashboard's keyboard shortcuts. A switch turns them off, because speech input can trigger them by accident. */
export function ShortcutsDialog({ areOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const titleId = useId();
  const { actor, teamMayClaim } = useDashboard();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('Keyboard Shortcuts')}</DialogTitle>
      <DialogContent>
        <Keys>
          {keysOf(actor.role, teamMayClaim).map(({ key, does }) => (
            <Fragment key={does.text}>
              <dt>{key}</dt>
              <dd>{t(does)}</dd>
            </Fragment>
          ))}
        </Keys>
        <FormControlLabel
          label={t('Use keyboard shortcuts')}
          control={<Switch checked={areOn} onChange={(_event, isWanted) => onSwitch(isWanted)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Done')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function keysOf(role: StaffRole, teamMayClaim: boolean) {
  return [
    { key: <kbd>j</kbd>, does: message('Next request') },
    { key: <kbd>k</kbd>, does: message('Previous request') },
    { key: <kbd>Enter</kbd>, does: message('Open the request') },
    { key: <kbd>/</kbd>, does: message('Search requests') },
    ...takingKeys(role, teamMayClaim),
    { key: <kbd>n</kbd>, does: message('Write a note') },
    { key: <kbd>p</kbd>, does: message('Mark Prayed For') },
    { key: <kbd>?</kbd>, does: message('Keyboard Shortcuts') },
    { key: <kbd>Alt+T</kbd>, does: message('Go to notifications') },
  ];
}

function takingKeys(role: StaffRole, teamMayClaim: boolean) {
  if (mayTake('assign', role, 'new')) {
    return [{ key: <kbd>a</kbd>, does: message('Assign') }];
  }
  return teamMayClaim ? [{ key: <kbd>a</kbd>, does: message('Take It') }] : [];
}
