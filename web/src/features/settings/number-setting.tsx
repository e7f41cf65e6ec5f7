import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';
import { Setting } from './setting.tsx';

export function NumberSetting(props: ComponentProps<typeof NumberField>) {
  return (
    <Setting texts={[props.label, props.hint ?? '']}>
      <NumberField {...props} />
    </Setting>
  );
}
