/** Which links give a campaign's package in place of their own; pure (decisions, campaigns). */
import type { PackageName } from '@/config/download/packages';

/**
 * Whether a campaign's package takes the place of the one that a link stands for. A link that names
 * another kind of file keeps its word, and so do the stores of PCs; a phone's store button gives what
 * the campaign has for the phone.
 */
export function takesPlace(offered: PackageName, requested: PackageName): boolean {
  return (
    offered === requested ||
    (/^windows/.test(offered) && /^windows/.test(requested)) ||
    (offered === 'androidApk' && requested === 'androidStore')
  );
}
