/** Signs in a request that call for more than prayer. */
export const CRISIS_SIGNS = ['self_harm', 'abuse', 'danger'] as const;

export type CrisisSign = (typeof CRISIS_SIGNS)[number];
