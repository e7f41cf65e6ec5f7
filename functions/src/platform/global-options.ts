import { DEFAULT_REGION } from '@prayer-community/domain/region';
import { setGlobalOptions } from 'firebase-functions/options';

/** Caps the bill and stays within the quota of a new project: instances × vCPU of each function. */
const MAX_INSTANCES = 10;

// Part of each function's definition, where a parameter has no value yet: plain environment.
setGlobalOptions({ region: process.env.REGION || DEFAULT_REGION, maxInstances: MAX_INSTANCES, cpu: 1 });
