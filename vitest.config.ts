import { readdirSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { databaseTests } from './setup/importers.mjs'
import shared from './vite.config.ts'

/** Runs many files in one process, where they share modules. */
const project = (name: string, extra = {}) => ({
  extends: true as const,
  test: { name, environment: 'node', isolate: false, include: [`${name}/**/*.test.ts`], ...extra },
})
/** `*.test.tsx` has jsdom, which takes longer to create than most tests run; a file's first line can set another. */
const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(resolve(import.meta.dirname, file), 'utf8'))?.[1] ??
  (file.endsWith('x') ? 'jsdom' : 'node')
/**
 * A project for each environment: if two successive files of one project have different environments, Vitest ends its
 * processes and loads all modules again.
 */
const withAndWithoutDom = (name: string, setupFiles: readonly string[] = []) => {
  const files = readdirSync(resolve(import.meta.dirname, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.server)\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${name}/${file.replaceAll(sep, '/')}`)
  const testsIn = (environment: string) => files.filter((file) => environmentOf(file) === environment)
  return [
    project(`${name}-dom`, {
      environment: 'jsdom',
      include: testsIn('jsdom'),
      setupFiles: ['setup/dom-tests.mjs', ...setupFiles],
    }),
    project(name, { include: testsIn('node'), setupFiles }),
  ]
}
/** For tests that change their process: signals, settings, the current folder. */
const alone = { isolate: true }

/** `npm run api:postgres` sets the address of a server; then only tests that open a database run. */
const apiTests = process.env['TEST_DATABASE_URL']
  ? (await databaseTests('api')).map((name) => `api/${name}`)
  : ['api/**/*.test.ts']

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // By default Vitest reserves one core for itself, which is half of a machine with two.
      maxWorkers: '100%',
      // Size of the young generation in MiB. With the usual 16, garbage collection takes a tenth of the tests' time.
      execArgv: ['--max-semi-space-size=64'],
      // Long, because a machine under load is slow; the tests do not measure time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        ...withAndWithoutDom('library', ['library/testing.ts']),
        ...withAndWithoutDom('site'),
        project('server', { include: ['library/*.server.test.tsx'] }),
        project('machines'),
        project('contract'),
        project('http'),
        project('sandbox-gateway'),
        project('setup', { include: ['setup/*.test.mjs', 'bench/*.test.ts'], ...alone }),
        project('published', { include: ['setup/published/*.test.mjs'], ...alone }),
        project('api', { include: apiTests }),
      ],
    },
  }),
)
