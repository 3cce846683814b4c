import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { buildFolder, projectNode, root } from './places.mjs'
import { catalogueInGreek, libraryFile, messageInGreek, tag } from './pseudo-language.mjs'

/** The rooms that pages are built from. */
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

/**
 * The three places that CONTRIBUTING and `site/region/README.md` name.
 * @param edit what a translator has left undone
 */
async function addLanguage(language, edit = (messages) => messages) {
  const english = (await readdir(join(copy, 'site/messages'))).filter((name) => /(^|-)en\.json$/.test(name))
  for (const name of english) {
    const messages = edit(catalogueInGreek(JSON.parse(await textOf(`site/messages/${name}`))))
    await writeFile(join(copy, 'site/messages', name.replace('en.json', `${language}.json`)), JSON.stringify(messages))
  }
  await writeFile(join(copy, `library/messages/${language}.ts`), libraryFile(join(copy, 'library')))
  const line = `  ${language}: { locale: 'el-GR', name: 'Ελληνικά', alphabet: 'lat', content: 'en', library: () => import('@tropa/library/messages/${language}.ts') },`
  const table = await textOf('site/region/languages.ts')
  await writeFile(join(copy, 'site/region/languages.ts'), table.replace(/^ {2}en: \{.*$/m, `$&\n${line}`))
}

/** Runs page tests. @param titles a pattern for their titles. @returns the tests, and the errors of whole files */
async function drawPages(titles) {
  const report = join(copy, 'report.json')
  const options = ['--root', copy, '--project', 'site', '--reporter', 'json', '--outputFile', report]
  const run = spawn(
    projectNode,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, '-t', titles, 'site/app/rendered-pages'],
    { cwd: copy, stdio: 'ignore' },
  )
  await once(run, 'exit')
  const { testResults } = JSON.parse(await readFile(report, 'utf8'))
  return {
    broken: testResults.map(({ message }) => message).filter(Boolean),
    tests: testResults.flatMap(({ assertionResults }) => assertionResults),
  }
}

/** An incomplete translation: its list of places has no heading, and that of events an English one. */
const unfinished = 'eo'
const leaveUndone = ({ 'list.locations': _, ...messages }) =>
  'home.events' in messages ? { ...messages, 'home.events': 'Events' } : messages

/** All pages are rendered by one run, because most of its time is for loading the portal. */
describe('a language in three places', () => {
  let drawn
  const inLanguage = (language) => drawn.tests.filter(({ fullName }) => fullName.startsWith(`in ${language} `))
  const titlesOf = (tests, wanted) => tests.filter(({ status }) => status === wanted).map(({ fullName }) => fullName)
  beforeAll(async () => {
    await addLanguage(tag)
    await addLanguage(unfinished, leaveUndone)
    drawn = await drawPages(`in ${tag} |in ${unfinished} .*/(locations|events) says `)
  }, 600_000)

  test('is the language of every word on every page', () => {
    const failures = inLanguage(tag).filter(({ status }) => status === 'failed')

    expect(drawn.broken).toEqual([])
    expect(failures.map(({ title, failureMessages }) => `${title}: ${failureMessages[0]}`)).toEqual([])
    expect(titlesOf(inLanguage(tag), 'passed').length).toBeGreaterThan(150)
  })

  test.each(['/locations', '/events'])('fails %s, whose heading is missing or still in English', (address) => {
    const failed = titlesOf(inLanguage(unfinished), 'failed')

    expect(failed.filter((title) => title.startsWith(`in ${unfinished} ${address} `))).not.toEqual([])
  })
})

test('values and plural forms of a message stay unchanged', () => {
  expect(messageInGreek('{count, plural, one {# day} other {# days}} in {region}')).toBe(
    '{count,plural,one{# δαψ} other{# δαψσ}} ιν {region}',
  )
})
