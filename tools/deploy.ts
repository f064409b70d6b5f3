import { buildForDeploy } from './deploy/build-for-deploy.ts';
import { deploy } from './deploy/deploy.ts';
import { parseDeployOptions } from './deploy/deploy-options.ts';
import { currentCommit, uncommittedFiles } from './deploy/history.ts';
import { runCommand } from './deploy/run-command.ts';
import { buildVariables } from './site-build/site-target';
import { runProgram } from './support/fail.ts';

/** `npm run deploy`: rules, indexes and the site go online, if every test passes; `--dry-run` only says how. */
await runProgram(async (stop) => {
  await deploy({
    ...parseDeployOptions(process.argv.slice(2)),
    variables: buildVariables(),
    uncommitted: uncommittedFiles(),
    commit: currentCommit(),
    run: (command) => runCommand(command, stop),
    build: buildForDeploy,
    say: console.log,
  });
  return 0;
});
