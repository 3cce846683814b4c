import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

/** Modules by name, in place of files. */
const modules = (sources: Readonly<Record<string, string>>): Plugin => ({
  name: 'modules',
  resolveId: (name) => (Object.hasOwn(sources, name) ? name : null),
  load: (name) => sources[name],
})

const building = (page: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      modules({
        page,
        schemas: 'globalThis.schemas = 1; export const colour = "red"; export const Colour = { colour }',
        words: 'export const word = "hello"',
      }),
      firstLoad({ chunk: 'page', unwanted: [/^schemas$/] }),
    ],
    build: { write: false, rolldownOptions: { input: { page: 'page' } } },
  })

test('the build fails if every page loads an unwanted module, and names the chain of imports', async () => {
  await expect(building('import { colour } from "schemas"; console.log(colour)')).rejects.toThrow(
    'Every page would load schemas, which is imported by page.',
  )
})

test('the module may load later, or be removed from the build', async () => {
  await expect(building('console.log(() => import("schemas"))')).resolves.toBeDefined()
  await expect(building('import { word } from "words"; console.log(word)')).resolves.toBeDefined()
})
