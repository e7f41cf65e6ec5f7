import { createContext, use } from 'react';
import type { Distribution } from './use-distribution.ts';

/** What every part of the screen knows. */
export interface DistributionKnowledge extends Distribution {
  /** Who is signed in. */
  ownUid: string;
  /** Whether text messages can be sent; null until it is known. */
  isSmsConfigured: boolean | null;
}

export const DistributionContext = createContext<DistributionKnowledge | null>(null);

/** @throws Error outside of the screen */
export function useDistributionKnowledge(): DistributionKnowledge {
  const knowledge = use(DistributionContext);
  if (knowledge === null) {
    throw new Error('Only parts of Communication Distribution know its context');
  }
  return knowledge;
}
