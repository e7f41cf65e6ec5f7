import type { ComponentProps } from 'react';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { Setting } from './setting.tsx';

export function ChoiceSetting<Value extends string>(
  props: Omit<ComponentProps<typeof ChoiceGroup<Value>>, 'type'>,
) {
  const { legend, choices, hint = '' } = props;
  return (
    <Setting texts={[legend, hint, ...choices.map(({ label }) => label)]}>
      <ChoiceGroup {...props} type="radio" />
    </Setting>
  );
}
