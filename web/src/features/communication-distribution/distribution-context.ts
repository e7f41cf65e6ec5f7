import { createContext, use } from 'react';
import type { Distribution } from './use-distribution.ts';

export interface DistributionKnowledge extends Distribution {
  ownUid: string;
  /** Whether text messages can be sent. Null until known. */
  isSmsConfigured: boolean | null;
}

export const DistributionContext = createContext<DistributionKnowledge | null>(null);

/** @throws Error if used outside Communication Distribution */
export function useDistributionKnowledge(): DistributionKnowledge {
  const knowledge = use(DistributionContext);
  if (knowledge === null) {
    throw new Error('Only parts of Communication Distribution know its context');
  }
  return knowledge;
}
