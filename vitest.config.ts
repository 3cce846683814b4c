import { readdirSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { databaseTests } from './setup/importers.mjs'
import shared from './vite.config.ts'

/** One process for many files, which share modules. */
const project = (name: string, extra = {}) => ({
  extends: true as const,
  test: { name, environment: 'node', isolate: false, include: [`${name}/**/*.test.ts`], ...extra },
})
/** Of a `*.test.tsx` jsdom, which takes longer to make than most tests; the first line of a test may say another. */
const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(resolve(import.meta.dirname, file), 'utf8'))?.[1] ??
  (file.endsWith('x') ? 'jsdom' : 'node')
/**
 * A project for each environment: where that changes from one file of a project to the next, Vitest ends its processes
 * and loads all modules again.
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
