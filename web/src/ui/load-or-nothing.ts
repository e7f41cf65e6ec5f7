import type { ComponentType } from 'react';

/** For `lazy`: a part of the form that it can do without. Where it cannot be loaded, nothing stands in its place. */
export async function loadOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  try {
    return { default: await load() };
  } catch (error) {
    console.error('A part of the form could not be loaded', error);
    return { default: () => null };
  }
}
