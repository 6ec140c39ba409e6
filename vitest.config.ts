import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.results/unit.json' }]],
    // A build takes seconds, and some tests build twice.
    testTimeout: 180_000,
  },
});
