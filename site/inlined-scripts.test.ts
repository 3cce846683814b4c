import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { inlinedScripts } from './inlined-scripts.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

/** What a module built with the plugin prints: the text of `script.ts`. */
async function scriptOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inlined-scripts-'))
  folders.push(folder)
  const all = { ...files, 'page.ts': "import text from 'virtual:script'\nglobalThis.print(text)" }
  await Promise.all(Object.entries(all).map(([name, text]) => writeFile(join(folder, name), text)))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlinedScripts({ 'virtual:script': join(folder, 'script.ts') })],
    build: { write: false, rolldownOptions: { input: join(folder, 'page.ts') } },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const printed: string[] = []
  if (chunk?.type === 'chunk') new Function('globalThis', chunk.code)({ print: (text: string) => printed.push(text) })
  return printed.join()
}

test('a script is its file and what that imports, without types, comments and white space', async () => {
  const text = await scriptOf({
    'script.ts': "import { greet } from './greet.ts'\n// Why.\nconst name: string = 'Ann'\nreport(greet(name))\n",
    'greet.ts': '/** How. */\nexport function greet(name: string) {\n  return `Hello, ${name}`\n}\n',
  })

  const reported: string[] = []
  new Function('report', text)((greeting: string) => reported.push(greeting))
  expect(reported).toEqual(['Hello, Ann'])
  expect(text).not.toMatch(/Why|How|: string|\n/)
})

test('a script with a mistake is not built', async () => {
  await expect(scriptOf({ 'script.ts': "import { greet } from './nowhere.ts'\ngreet()" })).rejects.toThrow('nowhere')
})
