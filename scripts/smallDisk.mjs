import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty database of PostgreSQL takes 8 MB. */
const megabytes = 32;

/**
 * A disk that is soon full, in memory. Only root may mount one, and in some containers nobody.
 *
 * @param {{ uid?: number | undefined, gid?: number | undefined }} owner
 */
export function mountSmallDisk({ uid, gid }) {
  // Root itself runs no PostgreSQL.
  if (uid === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bewerbungen-small-disk-'));
  const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    unmount() {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}
