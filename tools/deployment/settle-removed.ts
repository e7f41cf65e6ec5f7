interface Settling {
  readonly isCheck: boolean;
  readonly deletesRemoved: boolean;
}

/**
 * Determines whether functions that this version no longer has may be deleted. A check never asks.
 * @param removed the functions, each with its region
 * @param ask asks the person who deploys
 * @throws Error if there are such functions and they may not be deleted
 */
export async function settleRemoved(
  removed: readonly string[],
  { isCheck, deletesRemoved }: Settling,
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  if (removed.length === 0 || deletesRemoved) {
    return;
  }
  console.log(`This version no longer has these functions: ${removed.join(', ')}`);
  if (isCheck || !(await ask('Delete them?'))) {
    throw new Error(
      'Nothing was deployed. Run the deployment and agree to delete them, or add --delete-removed.',
    );
  }
}
