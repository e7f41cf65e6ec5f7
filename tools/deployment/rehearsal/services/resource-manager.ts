import * as z from 'zod';
import type { Prepared } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Resource, type StubAnswer, type StubCall } from '../stub-call.ts';
import { OWNER_PERMISSIONS } from './owner-permissions.ts';

const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const policySchema = z.object({ policy: z.looseObject({}) });

export class ResourceManager {
  /** The number of reads that still return the old roles. Google needs time to apply new ones. */
  staleReads = 0;
  #policy: Resource = { etag: 'a', bindings: [] };
  #seenPolicy: Resource = this.#policy;
  readonly #resources: StoredResources;
  readonly #prepared: Prepared;

  constructor(resources: StoredResources, prepared: Prepared) {
    this.#resources = resources;
    this.#prepared = prepared;
  }

  revokeRoles(): void {
    this.#policy = { etag: 'revoked', bindings: [] };
    this.#seenPolicy = this.#policy;
  }

  answer(call: StubCall): StubAnswer | null {
    const { path, body } = call;
    const { forbidsPermissions, forbidsPublicCallers } = this.#prepared;
    if (path.endsWith(':testIamPermissions')) {
      const { permissions } = permissionsSchema.parse(body);
      const granted = forbidsPermissions ? [] : OWNER_PERMISSIONS;
      return ok({ permissions: permissions.filter((permission) => granted.includes(permission)) });
    }
    if (path.endsWith(':getEffectiveOrgPolicy')) {
      return ok({
        listPolicy: forbidsPublicCallers ? { allowedValues: ['C0church'] } : { allValues: 'ALLOW' },
      });
    }
    if (path.endsWith(':setIamPolicy')) {
      this.#policy = { ...policySchema.parse(body).policy, etag: `${String(this.#policy.etag)}a` };
      return ok(this.#policy);
    }
    if (path.endsWith(':getIamPolicy')) {
      return ok(this.#readPolicy());
    }
    return this.#resources.answer(call);
  }

  #readPolicy(): Resource {
    this.staleReads -= 1;
    if (this.staleReads < 0) {
      this.#seenPolicy = this.#policy;
    }
    return this.#seenPolicy;
  }
}
