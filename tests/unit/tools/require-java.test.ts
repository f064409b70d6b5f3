import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { requireJava } from '../../../tools/support/firestore-binary';

const folder = mkdtempSync(join(tmpdir(), 'java-'));

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('The demand for Java repeats why it does not start', () => {
  const script = `#!/bin/sh
echo 'Picked up JAVA_TOOL_OPTIONS: -XX:+Nonsense' >&2
echo "Unrecognized VM option 'Nonsense'" >&2
exit 1`;
  writeFileSync(join(folder, 'java'), script, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  expect(requireJava).toThrow(
    /^Java does not start, and says “Unrecognized VM option 'Nonsense'”: mend JAVA_TOOL_OPTIONS/,
  );
});

it('The demand for Java names a missing one', () => {
  vi.stubEnv('PATH', folder);
  expect(requireJava).toThrow(/^Java is missing/);
});
