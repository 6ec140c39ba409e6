import { defineConfig } from 'vitest/config';

/** Deep tests that need no browser. */
export default defineConfig({
  // A copy of the project is many files to take away on a busy machine.
  test: { include: ['tests/deep/**/*.test.ts'], testTimeout: 3_600_000, hookTimeout: 60_000 },
});
