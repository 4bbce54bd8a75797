import './checkNode.mjs';
import { runBuilt } from './builtCommand.mjs';
import { runMain } from './run.mjs';

runMain(() => runBuilt('backup'));
