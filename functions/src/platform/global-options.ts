import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { setGlobalOptions } from 'firebase-functions/options';

/** Caps the bill and stays within the quota of a new project, which counts instances × vCPU of each function. */
const MAX_INSTANCES = 10;

// Plain environment because this is part of each function's definition, where parameters have no value yet.
setGlobalOptions({ region: process.env.REGION || DEFAULT_REGION, maxInstances: MAX_INSTANCES, cpu: 1 });
