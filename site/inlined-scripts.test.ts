import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { inlinedScripts } from './inlined-scripts.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** A plugin that reports the files it watches. */
function reporting({ load, ...plugin }: Plugin, onWatch: (file: string) => void): Plugin {
  return {
    ...plugin,
    load(id) {
      const addWatchFile = (file: string) => {
        onWatch(file)
        this.addWatchFile(file)
      }
      const context = Object.assign(Object.create(this), { addWatchFile })
      return typeof load === 'function' ? load.call(context, id) : undefined
    },
  }
}

/** The output of a module built with the plugin: the text of `script.ts`. */
async function scriptOf(
  files: Readonly<Record<string, string>>,
  others: readonly Plugin[] = [],
  onWatch: (file: string) => void = () => {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inlined-scripts-'))
  folders.push(folder)
  const all = { 'page.ts': "import text from 'virtual:script'\nglobalThis.print(text)", ...files }
  await Promise.all(Object.entries(all).map(([name, text]) => writeFile(join(folder, name), text)))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [reporting(inlinedScripts({ 'virtual:script': join(folder, 'script.ts') }), onWatch), ...others],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const printed: string[] = []
  if (chunk?.type === 'chunk') new Function('globalThis', chunk.code)({ print: (text: string) => printed.push(text) })
  return printed.join()
}

test('a script has its file and its imports, without types, comments and white space', async () => {
  const text = await scriptOf({
    'script.ts': "import { greet } from './greet.ts'\n// Why.\nconst name: string = 'Ann'\nreport(greet(name))\n",
    'greet.ts': '/** How. */\nexport function greet(name: string) {\n  return `Hello, ${name}`\n}\n',
  })

  const reported: string[] = []
  new Function('report', text)((greeting: string) => reported.push(greeting))
  expect(reported).toEqual(['Hello, Ann'])
  expect(text).not.toMatch(/Why|How|: string|\n/)
})

test('a script with an error fails the build', async () => {
  await expect(scriptOf({ 'script.ts': "import { greet } from './nowhere.ts'\ngreet()" })).rejects.toThrow('nowhere')
})

test('a change of the script, or of its imports, rebuilds the page', async () => {
  const watched: string[] = []
  const files = { 'script.ts': "import './part.ts'\nreport()\n", 'part.ts': 'report()\n' }
  await scriptOf(files, [], (file) => watched.push(file))

  expect(watched.map((file) => basename(file)).toSorted()).toEqual(['part.ts', 'script.ts'])
})

test('a module with a similar name is not inlined', async () => {
  const name = '/virtual:script'
  const another: Plugin = {
    name: 'another',
    resolveId: (id) => (id === name ? id : undefined),
    load: (id) => (id === name ? "export default 'another'" : undefined),
  }
  const page = `import text from '${name}'\nglobalThis.print(text)`

  expect(await scriptOf({ 'page.ts': page, 'script.ts': 'report()\n' }, [another])).toBe('another')
})
