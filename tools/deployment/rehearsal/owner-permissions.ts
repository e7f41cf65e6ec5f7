/**
 * What the role Owner permits at project level, of all that the deployment and the Firebase CLI ask about. From
 * https://github.com/jdyke/gcp_iam_update_bot/blob/0a622b4083d4975105596fce9ac2960988c746d7/roles/owner of 2026-06-27.
 * `storage.buckets.update` is missing because an owner has it at each bucket, and `datastore.indexes.*` because Google
 * renamed it to `datastore.schemas.*`.
 */
export const OWNER_PERMISSIONS: readonly string[] = [
  'apikeys.keys.list',
  'apikeys.keys.update',
  'artifactregistry.repositories.get',
  'artifactregistry.repositories.update',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.delete',
  'cloudfunctions.functions.get',
  'cloudfunctions.functions.list',
  'cloudfunctions.functions.setIamPolicy',
  'cloudfunctions.functions.update',
  'cloudfunctions.operations.get',
  'datastore.databases.create',
  'datastore.schemas.create',
  'datastore.schemas.delete',
  'datastore.schemas.list',
  'datastore.schemas.update',
  'firebase.projects.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'iam.serviceAccounts.actAs',
  'iam.serviceAccounts.getIamPolicy',
  'iam.serviceAccounts.setIamPolicy',
  'logging.logMetrics.create',
  'monitoring.alertPolicies.create',
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.versions.access',
  'serviceusage.services.enable',
  'storage.buckets.create',
  'storage.buckets.list',
];
