import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeAll, afterAll, expect, test } from 'vitest'
import { buildFolder, projectNode, root } from './places.mjs'
import { catalogueInGreek, libraryFile, messageInGreek, tag } from './pseudo-language.mjs'

/** What pages are made of. */
const rooms = ['library', 'machines', 'contract', 'http', 'site']
const configuration = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts']
const isSource = (path) => !/(^|\/)(node_modules|dist|\.build)(\/|$)/.test(path)

/** A copy of the portal, whose packages are its own rooms; all others are found above it. */
let copy
beforeAll(async () => {
  await mkdir(buildFolder, { recursive: true })
  copy = await mkdtemp(join(buildFolder, 'another-language-'))
  await mkdir(join(copy, 'node_modules/@tropa'), { recursive: true })
  for (const folder of [...rooms, 'setup'])
    await cp(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => isSource(relative(root, path)),
    })
  for (const room of rooms) await symlink(join('../..', room), join(copy, 'node_modules/@tropa', room))
  await symlink(join(root, 'site/node_modules'), join(copy, 'site/node_modules'))
  for (const file of configuration) await cp(join(root, file), join(copy, file))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const textOf = (file) => readFile(join(copy, file), 'utf8')

/** The three places that CONTRIBUTING and `site/region/README.md` name. */
async function addLanguage() {
  const english = (await readdir(join(copy, 'site/messages'))).filter((name) => /(^|-)en\.json$/.test(name))
  for (const name of english) {
    const messages = catalogueInGreek(JSON.parse(await textOf(`site/messages/${name}`)))
    await writeFile(join(copy, 'site/messages', name.replace('en.json', `${tag}.json`)), JSON.stringify(messages))
  }
  await writeFile(join(copy, `library/messages/${tag}.ts`), libraryFile(join(copy, 'library')))
  const line = `  ${tag}: { locale: 'el-GR', name: 'Ελληνικά', alphabet: 'lat', content: 'en', library: () => import('@tropa/library/messages/${tag}.ts') },`
  const table = await textOf('site/region/languages.ts')
  await writeFile(join(copy, 'site/region/languages.ts'), table.replace(/^ {2}en: \{.*$/m, `$&\n${line}`))
}

/** Draws every page in it. @returns the number of tests that passed, and the messages of failures */
async function drawPages() {
  const report = join(copy, 'report.json')
  const options = ['--root', copy, '--project', 'site', '--reporter', 'json', '--outputFile', report]
  const run = spawn(
    projectNode,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, '-t', `in ${tag} `, 'site/app/rendered-pages'],
    { cwd: copy, stdio: 'ignore' },
  )
  await once(run, 'exit')
  const { numPassedTests, testResults } = JSON.parse(await readFile(report, 'utf8'))
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => `${title}: ${failureMessages[0]}`),
  ])
  return { numPassedTests, failures }
}

test('a language in three places is that of every page, down to the last word', { timeout: 300_000 }, async () => {
  await addLanguage()

  const { numPassedTests, failures } = await drawPages()

  expect(failures).toEqual([])
  expect(numPassedTests).toBeGreaterThan(150)
})

test('a message that the new catalogue lacks fails the pages that say it', { timeout: 300_000 }, async () => {
  const { 'list.empty': _, 'locations.title': __, ...rest } = JSON.parse(await textOf(`site/messages/${tag}.json`))
  await writeFile(join(copy, `site/messages/${tag}.json`), JSON.stringify(rest))

  const { numPassedTests, failures } = await drawPages()

  expect(numPassedTests).toBeGreaterThan(0)
  expect(failures.length).toBeGreaterThan(0)
})

test('values and forms of a message stay as they are', () => {
  expect(messageInGreek('{count, plural, one {# day} other {# days}} in {region}')).toBe(
    '{count,plural,one{# δαψ} other{# δαψσ}} ιν {region}',
  )
})
