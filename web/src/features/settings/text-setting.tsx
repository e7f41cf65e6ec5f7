import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { Setting } from './setting.tsx';

export function TextSetting(props: ComponentProps<typeof TextField>) {
  return (
    <Setting texts={[props.label, props.hint ?? '']}>
      <TextField {...props} />
    </Setting>
  );
}
