import { build, type Plugin, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { preloadHelper } from './preload-helper.ts'
import { secondMinifier } from './second-minifier.ts'

const page = `
  const choose = (...given) => given.map(function (one) { return 'chosen: ' + one.name })
  export const names = choose({ name: 'a' }, { name: 'b' })
  export const later = () => import('later.js')
`
const sources: Readonly<Record<string, string>> = { 'page.js': page, 'later.js': 'export const part = 1' }
const modules: Plugin = {
  name: 'modules',
  resolveId: (name) => (Object.hasOwn(sources, name) ? name : null),
  load: (name) => sources[name],
}

async function built(plugins: Plugin[]): Promise<Rollup.RollupOutput['output']> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [modules, ...plugins],
    build: {
      write: false,
      sourcemap: 'hidden',
      rolldownOptions: { input: 'page.js', preserveEntrySignatures: 'strict' },
    },
  })
  const [whole] = [result].flat()
  if (!whole || !('output' in whole)) throw new Error('The build has no output')
  return whole.output
}

test('the code does the same in fewer characters, and its source map points to the source', async () => {
  const [[before], output] = [await built([]), await built([preloadHelper(), secondMinifier()])]
  const [after] = output
  const map = output.find(({ fileName }) => fileName === `${after.fileName}.map`)
  const { names } = await import(`data:text/javascript;base64,${Buffer.from(after.code).toString('base64')}`)

  expect(names).toEqual(['chosen: a', 'chosen: b'])
  expect(after.code.length).toBeLessThan(before.code.length)
  expect(after.code).toMatch(/import\("\.\/later-/)
  expect(map?.type === 'asset' && String(map.source)).toContain('page.js')
})

test('the portal’s preload helper replaces that of Vite', async () => {
  const [[before], [after]] = [await built([]), await built([preloadHelper()])]

  expect(before.code).toContain('csp-nonce')
  expect(after.code).not.toContain('csp-nonce')
  expect(after.code).toContain('vite:preloadError')
})
