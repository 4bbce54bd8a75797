import { readFileSync } from 'node:fs';

/*
 * Imported for its effect and before anything else: what comes after may not
 * even load on an older Node.
 */

const manifest = new URL('../package.json', import.meta.url);
const needed = JSON.parse(readFileSync(manifest, 'utf8')).engines.node.replace('>=', '');

const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `\nBewerbungen needs Node ${needed} or newer; this is ${process.version}.\n` +
      'Get a current one from https://nodejs.org or with a version manager, then run this again.\n',
  );
  process.exit(1);
}
