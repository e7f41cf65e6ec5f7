import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { counted, t } from '@prayer-community/i18n/text';
import { useOptimisticValue } from '../../../ui/use-optimistic-value.ts';
import { useDistributionKnowledge } from '../distribution-context.ts';
import { toastFailure, toastSuccess } from '../distribution-toasts.ts';
import { listName, METHOD_NAMES } from '../list-names.ts';
import type { Group, Method } from '../use-distribution.ts';
import { setMethodActive } from './set-method-active.ts';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 52,
});

const Note = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  paddingBottom: 10,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface MethodRowProps {
  group: Group;
  method: Method;
  count: number;
}

export function MethodRow({ group, method, count }: MethodRowProps) {
  const { isSmsConfigured, groups } = useDistributionKnowledge();
  const way = METHOD_NAMES[method.method_type];
  const isUseless = method.method_type === 'sms' && isSmsConfigured === false;
  const getsAlerts = method.group_id === 'leadership' && method.method_type === 'email';
  const { shown: isActive, choose } = useOptimisticValue(method.is_active, async (isWanted) => {
    try {
      await setMethodActive(method.id, isWanted);
      const list = listName(groups, method);
      toastSuccess(
        t('Notification Settings Updated'),
        isWanted ? t('{list} is on.', { list }) : t('{list} is off.', { list }),
      );
      return true;
    } catch (error) {
      toastFailure('method', error);
      return false;
    }
  });

  return (
    <Row>
      <span>
        {t(way)}: {counted(count, '1 member', '{count} members')}
      </span>
      <Switch
        checked={isActive}
        onChange={(_event, isWanted) => choose(isWanted)}
        slotProps={{
          input: {
            'aria-label': t('{way} to {group}', { way: t(way), group: group.name }),
          },
        }}
      />
      {isUseless && <Note>{t('Not set up: no text messages are sent.')}</Note>}
      {!isActive && (
        <Note>
          {t('Off: nothing is sent to this list.')}
          {getsAlerts && ` ${t('Leaders still get alerts by email.')}`}
        </Note>
      )}
    </Row>
  );
}
