import { defineConfig, mergeConfig } from 'vitest/config'
import shared from './vite.config.ts'

const node = (name: string, extra = {}) => ({ extends: true as const, test: { name, environment: 'node', include: [`${name}/**/*.test.ts`], ...extra } })

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: 'library', environment: 'jsdom', include: ['library/**/*.test.{ts,tsx}'], setupFiles: ['library/testing.ts'] } },
        { extends: true, test: { name: 'site', environment: 'jsdom', include: ['site/**/*.test.{ts,tsx}'] } },
        node('machines'),
        node('contract'),
        node('setup', { include: ['setup/**/*.test.mjs'], testTimeout: 60_000 }),
        node('api', { testTimeout: 30_000, hookTimeout: 60_000 }),
      ],
    },
  }),
)
