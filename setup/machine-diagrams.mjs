// What `npm run diagrams` runs: renders the diagram of every machine into its page in `docs/machines`, and keeps the
// text around it.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { main } from './main.mjs'
import { root } from './places.mjs'
import { say } from './progress.mjs'

const moduleOf = (file) => import(pathToFileURL(join(root, 'machines', file)).href)
const folder = join(root, 'docs/machines')

async function drawAll() {
  const [{ machinesIn, pageNameOf, withDiagram }, machines] = await Promise.all([
    moduleOf('diagram.ts'),
    moduleOf('index.ts'),
  ])
  await mkdir(folder, { recursive: true })
  for (const machine of machinesIn(machines)) {
    const file = join(folder, pageNameOf(machine))
    const page = existsSync(file) ? await readFile(file, 'utf8') : null
    await writeFile(file, withDiagram(page, machine))
    say(`docs/machines/${pageNameOf(machine)}`)
  }
}

await main(drawAll)
