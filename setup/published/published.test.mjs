import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../command.mjs'
import { packAll, packagesFolder } from '../packages.mjs'
import { buildFolder, projectNode, root } from '../places.mjs'
import { anotherRegion } from './another-region.mjs'

let tarballs
let region
beforeAll(async () => {
  tarballs = await packAll()
  region = await anotherRegion(tarballs)
}, 400_000)
afterAll(() => region?.remove())

const readme = () => readFile(join(root, 'library/README.md'), 'utf8')
const mount = (jsx) => `createRoot(document.getElementById('root')!).render(${jsx})`
const page = (imports, jsx) => `import { createRoot } from 'react-dom/client'\n${imports}\n${mount(jsx)}\n`

test.each(['library', 'machines'])('publint finds nothing in %s', async (room) => {
  const { messages } = await publint({ pkgDir: join(packagesFolder, room), strict: true })

  expect(messages).toEqual([])
})

test.each(['library', 'machines'])('an installed %s has the text of its licence', async (room) => {
  const text = await readFile(join(region.folder, 'node_modules/@tropa', room, 'LICENSE'), 'utf8')

  expect(text).toBe(await readFile(join(root, 'LICENSE'), 'utf8'))
})

test.each([0, 1])('the types of package %i are right for consumers', async (index) => {
  const log = join(buildFolder, 'logs/attw.log')
  const code = await runCommand(
    [
      projectNode,
      join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
      tarballs[index],
      '--profile',
      'esm-only',
      '--no-color',
    ],
    { log },
  )

  expect(code, await readFile(log, 'utf8')).toBe(0)
})

test('a headless import includes no CSS', async () => {
  const { styles } = await region.build({
    'main.tsx': page(
      "import { Button, Checkbox } from '@tropa/library'",
      '<><Button>Go</Button><Checkbox>Museums</Checkbox></>',
    ),
  })

  expect(styles).toBe('')
})

test('a dressed component includes only its own code and styles', async () => {
  const { scripts, styles } = await region.build({
    'main.tsx': page("import { Badge } from '@tropa/library/dressed'", '<Badge>New</Badge>'),
  })
  const bare = await region.build({ 'main.tsx': page('', '<b>New</b>') })

  expect(styles.length).toBeGreaterThan(0)
  expect(styles.length).toBeLessThan(6000)
  expect(scripts.length - bare.scripts.length).toBeLessThan(3000)
})

test('a page with the plain map and calendar does not include the interactive ones', async () => {
  const { assets, textOfPage } = await region.build({
    'main.tsx': page(
      "import { DatePicker, Map } from '@tropa/library'",
      '<><Map label="Places" places={[]} style="" workerUrl="" loadOn="press" /><DatePicker label="Date" today="2026-11-21" /></>',
    ),
  })

  expect(assets.length).toBeGreaterThan(1)
  expect(await textOfPage()).not.toMatch(/maplibregl|CalendarGrid/)
})

test('a page that imports the theme has its schemes, base styles and fonts', async () => {
  const { styles, assets } = await region.build({ 'main.tsx': page("import '@tropa/library/theme/page'", '<p>Go</p>') })

  expect(styles).toMatch(/\[data-theme=dark\]\{[^}]*--color-bg:/)
  expect(styles).toMatch(/:root[^{}]*\{[^}]*--color-bg:/)
  expect(styles).toMatch(/:focus-visible\b/)
  expect(styles).toContain('@font-face')
  expect(assets.some((file) => file.startsWith('golos-cyr') && file.endsWith('.woff2'))).toBe(true)
})

/** The README's theme of another region in this language. */
const themeExample = async (language) =>
  (await readme())
    .split('```')
    .find((block) => block.startsWith(`${language}\n`) && /--color-link|globalStyle/.test(block))
    .slice(language.length)
/** The rules that set the colour of links, in their order: selectors and the colour. */
const linkRules = (styles) =>
  [...styles.matchAll(/([^{}]+)\{[^{}]*--color-link:([^;}]*)/g)].map(([, selectors, color]) => [selectors, color])

test.each([
  ['region.css.ts', 'ts'],
  ['region.css', 'css'],
])('the README’s theme of another region in %s leaves the low-vision schemes alone', async (file, language) => {
  const { styles } = await region.build({
    [file]: await themeExample(language),
    'main.tsx': page(
      `import '@tropa/library/theme/page'\nimport './${file}'\nimport { Button } from '@tropa/library/dressed'`,
      '<Button>Go</Button>',
    ),
  })

  expect(linkRules(styles).slice(-4)).toEqual([
    [':root:not([data-theme]),[data-theme=light]', '#7a1f3d'],
    ['[data-theme=dark]', '#f2a7bf'],
    [':root:not([data-theme])', '#f2a7bf'],
    [':root:root', '#7a1f3d'],
  ])
})

test('a consumer’s code compiles, and a missing part is a type error', async () => {
  await region.write({
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        jsx: 'react-jsx',
        module: 'ESNext',
        moduleResolution: 'bundler',
        target: 'ES2022',
        skipLibCheck: true,
        types: [],
      },
      include: ['typed.tsx'],
    }),
    'typed.tsx': `import { Button } from '@tropa/library/dressed'
import { Button as One } from '@tropa/library/Button'
import { Facts } from '@tropa/library/Facts/dressed'
import { pin } from '@tropa/library/Icon/icons'
export const place = <Facts facts={[{ icon: pin, text: 'Town' }]} />
export const good = <><Button variant="primary" classNames={{ root: 'mine' }}>Go</Button><One>Go</One></>
// @ts-expect-error a part that the button does not have
export const bad = <Button classNames={{ wheel: 'mine' }}>Go</Button>`,
  })
  const log = join(buildFolder, 'logs/region-types.log')
  const code = await runCommand([projectNode, join(root, 'node_modules/typescript/bin/tsc'), '-p', region.folder], {
    log,
  })

  expect(code, await readFile(log, 'utf8')).toBe(0)
})

test('installed headless components and machines run in Node', async () => {
  await region.write({
    'server.mjs': `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button, LanguageProvider } from '@tropa/library'
import { pin } from '@tropa/library/Icon/icons'
import { searchMachine } from '@tropa/machines/search'
if (!renderToString(createElement(LanguageProvider, { language: 'en' }, createElement(Button, null, 'Go'))).includes('Go</button>')) throw new Error('no button')
if (!pin) throw new Error('no icon')
if (!searchMachine.config) throw new Error('no machine')`,
  })
  const log = join(buildFolder, 'logs/region-server.log')
  const code = await runCommand([projectNode, join(region.folder, 'server.mjs')], { log })

  expect(code, await readFile(log, 'utf8')).toBe(0)
})

test('dressed components render in Node from a server build that includes the library, as its README says', async () => {
  expect(await readme()).toContain("ssr: { noExternal: ['@tropa/library'] }")
  const server = await region.buildServer(
    {
      'server.tsx': `import { renderToString } from 'react-dom/server'
import { LanguageProvider } from '@tropa/library'
import { Button } from '@tropa/library/dressed'
const html = renderToString(<LanguageProvider language="en"><Button>Go</Button></LanguageProvider>)
if (!/<button[^>]* class="[^"]+".*Go<\\/button>/.test(html)) throw new Error(html)`,
    },
    { noExternal: ['@tropa/library'] },
  )
  const log = join(buildFolder, 'logs/region-server-build.log')
  const code = await runCommand([projectNode, server], { log })

  expect(code, await readFile(log, 'utf8')).toBe(0)
})

test('another project provides the effects of an installed machine, whose track survives a reload', async () => {
  await region.write({
    'track.mjs': `import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { activeTrackKey, activeTrackMachine, count, textAfter } from '@tropa/machines'
import { createActor, fromPromise } from 'xstate'

const storage = new Map()
const aPage = () =>
  createActor(
    activeTrackMachine.provide({
      actors: {
        load: fromPromise(async () => storage.get(activeTrackKey) ?? null),
        store: fromPromise(async ({ input }) => {
          const text = textAfter(storage.get(activeTrackKey) ?? null, input.operations)
          storage.set(activeTrackKey, text)
          return text
        }),
      },
    }),
  ).start()

const page = aPage()
page.send({ type: 'ATTACH', object: { object_type: 'location', object_id: 1001 } })
await setImmediate()
page.stop()
const reloaded = aPage()
await setImmediate()
assert.equal(count(reloaded.getSnapshot().context.track), 1)
reloaded.stop()`,
  })
  const log = join(buildFolder, 'logs/region-track.log')
  const code = await runCommand([projectNode, join(region.folder, 'track.mjs')], { log })

  expect(code, await readFile(log, 'utf8')).toBe(0)
})
