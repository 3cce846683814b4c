import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { sourcesIn } from './folders.mjs'
import { buildFolder, root } from './places.mjs'

const region = join(root, 'site/region')
const imports = "import '@tropa/library/theme/page.ts'\nimport './theme.css.ts'\n"

/** The styles of a page of a region with this theme. @param theme an expression over the library's `schemes` */
async function stylesWith(theme) {
  await mkdir(buildFolder, { recursive: true })
  const folder = await mkdtemp(join(buildFolder, 'region-theme-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['theme.css.ts', 'theme-rules.ts']) await cp(join(region, name), join(folder, name))
  const text = `import { schemes } from '@tropa/library/theme/colors.ts'\nexport const theme = ${theme}\n`
  await writeFile(join(folder, 'theme.ts'), text)
  await writeFile(join(folder, 'package.json'), '{ "name": "another-region", "type": "module" }')
  await writeFile(join(folder, 'page.ts'), imports)
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: { write: false, assetsInlineLimit: 0, rollupOptions: { input: join(folder, 'page.ts') } },
  })
  return output.flatMap(({ fileName, source }) => (fileName.endsWith('.css') ? String(source) : [])).join('\n')
}

/** The rules that set the colour of actions, in their order: selectors and the colour. */
const actionRules = (styles) =>
  [...styles.matchAll(/([^{}]+)\{[^{}]*--color-action:([^;}]*)/g)].map(([, selectors, color]) => [selectors, color])

test("another region's colour overrides the custom property of a page, only in its scheme", async () => {
  const styles = await stylesWith("{ ...schemes, light: { ...schemes.light, action: '#7a1f3d' } }")

  expect(actionRules(styles).slice(-7)).toEqual([
    [':root,[data-theme=light]', '#7a1f3d'],
    ['[data-theme=dark]', '#ffb938'],
    ['[data-theme=lv-black-on-white]', '#000'],
    ['[data-theme=lv-white-on-black]', '#fff'],
    ['[data-theme=lv-blue-on-blue]', '#05305c'],
    [':root:not([data-theme])', '#ffb938'],
    [':root:root', '#7a1f3d'],
  ])
})

test("the library's own theme adds no styles", async () => {
  expect(actionRules(await stylesWith('schemes'))).toHaveLength(8)
})

test('the portal loads the theme of the region after that of the library', async () => {
  const text = await readFile(join(root, 'site/routes/__root.tsx'), 'utf8')

  expect(text).toMatch(/theme\/page\.ts'\nimport '\.\.\/region\/theme\.css\.ts'/)
})

/** Black and white are the colours of paper, not of a theme. */
const ownColor = /#(?!(?:0{3}|f{3})(?:\b|0{3}\b|f{3}\b))(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})\b/gi
/** Code without its comments, which may give an example. */
const codeOf = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
const colorsIn = (text) => codeOf(text).match(ownColor) ?? []

test('no source of the portal has a colour besides those of the theme', async () => {
  const sources = (await sourcesIn(join(root, 'site'))).filter(
    ({ name }) => name !== 'region/theme.ts' && !/\.test\.tsx?$|(^|\/)testing/.test(name),
  )
  const texts = await Promise.all(
    sources.map(async ({ name }) => [name, colorsIn(await readFile(join(root, 'site', name), 'utf8'))]),
  )

  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(([, colors]) => colors.length > 0)).toEqual([])
})

test.each([
  ["color: '#0b5270'", 1],
  ['a { color: #c00 }', 1],
  ["fill: '#000', background: '#ffffff'", 0],
  ["/** As `#7a1f3d`. */ const page = '#main'", 0],
])('%s has %i own colours', (text, count) => {
  expect(colorsIn(text)).toHaveLength(count)
})
