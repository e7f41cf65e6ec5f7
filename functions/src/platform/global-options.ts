import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { setGlobalOptions } from 'firebase-functions/options';

/**
 * Caps the bill. Google refuses a function whose instances × vCPU exceed the region's CPU quota, 20 in a new project; all
 * running instances share that quota.
 */
const MAX_INSTANCES = 10;

// Plain environment because this is part of each function's definition, where parameters have no value yet.
setGlobalOptions({ region: process.env.REGION || DEFAULT_REGION, maxInstances: MAX_INSTANCES, cpu: 1 });
