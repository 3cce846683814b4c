import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { record } from '../report.ts'

type Output = Rolldown.RolldownOutput['output'][number]
/** Bytes in brotli 11: loaded at first, and loaded on intent. */
type Size = { name: string; scripts: number; laterScripts: number; styles: number; laterStyles: number }

const library = join(import.meta.dirname, '../../library')

const compressedLength = (content: string | Uint8Array) => brotliCompressSync(content).length
const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)

/** The chunks that the entry imports statically, and their styles. */
function atOnce(output: readonly Output[]): Set<string> {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const chunk = chunks.get(file)
    for (const style of chunk?.viteMetadata?.importedCss ?? []) files.add(style)
    for (const imported of chunk?.imports ?? []) add(imported)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName)
  return files
}

async function outputOf(name: string): Promise<readonly Output[]> {
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  const result = await build({ configFile, build: { rolldownOptions: { input: join(library, name, 'dressed.ts') } } })
  if (!('output' in result)) throw new Error(`${name}: not one build`)
  return result.output
}

async function sizeOf(name: string): Promise<Size> {
  const output = await outputOf(name)
  const isAtOnce = atOnce(output)
  const sum = (ending: string, isFirst: boolean) =>
    total(
      output
        .filter(({ fileName }) => fileName.endsWith(ending) && isAtOnce.has(fileName) === isFirst)
        .map((file) => compressedLength(file.type === 'chunk' ? file.code : file.source)),
    )
  return {
    name,
    scripts: sum('.js', true),
    laterScripts: sum('.js', false),
    styles: sum('.css', true),
    laterStyles: sum('.css', false),
  }
}

const names = readdirSync(library).filter((name) => existsSync(join(library, name, 'dressed.ts')))
const sizes: Size[] = []
// One after another, because the process has only one compiler of styles.
for (const name of names) sizes.push(await sizeOf(name))
sizes.sort((one, other) => other.scripts - one.scripts)

const shown = (bytes: number) => (bytes === 0 ? '' : bytes)
record({
  title: 'Size of each component',
  parts: [
    'Bytes in brotli 11 of a dressed component built alone, with all that it uses; React is not counted. On intent: what is fetched only when a visitor is about to use it. Schemes, base styles and fonts are one for all, and not in it.',
    {
      head: ['component', 'JavaScript', 'on intent', 'CSS', 'on intent'],
      rows: sizes.map(({ name, scripts, laterScripts, styles, laterStyles }) => [
        name,
        scripts,
        shown(laterScripts),
        shown(styles),
        shown(laterStyles),
      ]),
    },
  ],
})
process.exit()
