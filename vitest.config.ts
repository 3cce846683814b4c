import { defineConfig, mergeConfig } from 'vitest/config'
import shared from './vite.config.ts'

const node = (name: string, extra = {}) => ({
  extends: true as const,
  test: { name, environment: 'node', include: [`${name}/**/*.test.ts`], ...extra },
})
/** One jsdom for many files: making one takes far longer than the tests in it, which clean up after themselves. */
const browser = (name: string, extra = {}) => ({
  extends: true as const,
  test: { name, environment: 'jsdom', isolate: false, include: [`${name}/**/*.test.{ts,tsx}`], ...extra },
})

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // A machine under load takes its time; nothing here is timed.
      testTimeout: 30_000,
      projects: [
        browser('library', {
          setupFiles: ['library/testing.ts'],
          exclude: ['**/*.server.test.tsx', '**/node_modules/**'],
        }),
        browser('site'),
        node('server', { include: ['library/*.server.test.tsx'], testTimeout: 120_000 }),
        node('machines'),
        node('contract'),
        node('http'),
        node('setup', { include: ['setup/*.test.mjs'], testTimeout: 60_000 }),
        node('published', { include: ['setup/published/*.test.mjs'], testTimeout: 120_000 }),
        node('api', { testTimeout: 30_000, hookTimeout: 60_000 }),
      ],
    },
  }),
)
