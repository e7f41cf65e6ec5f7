import { PROJECT, type Prepared } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play } from '../stub-call.ts';

const CONFIG = `projects/${PROJECT}/config`;

/** The settings of sign-in, once somebody pressed *Get started*. */
export function authentication(
  resources: StoredResources,
  { hasAuthentication }: Pick<Prepared, 'hasAuthentication'>,
): Play {
  return (call) => {
    if (!hasAuthentication) {
      return notFound();
    }
    if (!resources.has(CONFIG)) {
      resources.set(CONFIG, { authorizedDomains: [`${PROJECT}.web.app`] });
    }
    return resources.answer({ ...call, path: CONFIG });
  };
}

/** Where App Check is enforced. */
export function appCheck({ attestedServices }: Pick<Prepared, 'attestedServices'>): Play {
  return ({ path }) => {
    const isEnforced = attestedServices.some((service) => path.endsWith(`/${service}`));
    return ok({ enforcementMode: isEnforced ? 'ENFORCED' : 'OFF' });
  };
}
