import { defineConfig } from 'vitest/config';

/** Deep tests that need no browser. */
export default defineConfig({
  test: { include: ['tests/deep/**/*.test.ts'], testTimeout: 600_000 },
});
