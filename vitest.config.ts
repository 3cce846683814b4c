import { defineConfig, mergeConfig } from 'vitest/config'
import { databaseTests } from './setup/importers.mjs'
import shared from './vite.config.ts'

/** Without a DOM, which takes longer to make than most tests take. One process for many files, which share modules. */
const node = (name: string, extra = {}) => ({
  extends: true as const,
  test: { name, environment: 'node', isolate: false, include: [`${name}/**/*.test.ts`], ...extra },
})
/** With jsdom. A `*.test.ts` that needs it as well begins with `// @vitest-environment jsdom`. */
const browser = (name: string, extra = {}) => ({
  extends: true as const,
  test: {
    name: `${name}-dom`,
    environment: 'jsdom',
    isolate: false,
    include: [`${name}/**/*.test.tsx`],
    setupFiles: ['setup/dom-tests.mjs'],
    ...extra,
  },
})
/** Its tests change their process: signals, settings, the current folder. */
const alone = { isolate: true }

/** `npm run api:postgres` names a server. */
const apiTests = process.env['TEST_DATABASE_URL']
  ? (await databaseTests('api')).map((name) => `api/${name}`)
  : ['api/**/*.test.ts']

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // Vitest leaves one core to itself, which is half of a machine with two.
      maxWorkers: '100%',
      // A machine under load takes its time; nothing here is timed.
      testTimeout: 30_000,
      hookTimeout: 120_000,
      projects: [
        browser('library', {
          setupFiles: ['setup/dom-tests.mjs', 'library/testing.ts'],
          exclude: ['**/*.server.test.tsx', '**/node_modules/**'],
        }),
        node('library', { setupFiles: ['library/testing.ts'] }),
        browser('site'),
        node('site'),
        node('server', { include: ['library/*.server.test.tsx'], testTimeout: 120_000 }),
        node('machines'),
        node('contract'),
        node('http'),
        node('sandbox-gateway'),
        node('setup', { include: ['setup/*.test.mjs'], testTimeout: 60_000, ...alone }),
        node('published', { include: ['setup/published/*.test.mjs'], testTimeout: 120_000, ...alone }),
        node('api', { include: apiTests, testTimeout: 30_000 }),
      ],
    },
  }),
)
