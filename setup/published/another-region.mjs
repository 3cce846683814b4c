import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { mustRun } from '../command.mjs'
import { buildFolder, root } from '../places.mjs'

const versionsOf = async (names) => {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const library = JSON.parse(await readFile(join(root, 'library/package.json'), 'utf8')).devDependencies
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? library[name]]))
}

/** A new application with only the package files installed, outside this repository. */
export async function anotherRegion(tarballs) {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-another-region-'))
  const dependencies = await versionsOf([
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@vanilla-extract/vite-plugin',
    'vite',
  ])
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'another-region', private: true, type: 'module', dependencies }),
  )
  await mustRun(['npm', 'install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], {
    log: join(buildFolder, 'logs/another-region.log'),
  })

  const write = async (files) => {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(folder, name, '..'), { recursive: true })
      await writeFile(join(folder, name), text)
    }
  }
  const buildWith = (settings) =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      ...settings,
    })
  return {
    folder,
    write,
    remove: () => rm(folder, { recursive: true, force: true }),
    /**
     * @returns the text of all scripts and styles of a production build whose entry is `main.tsx`, and of the first
     * script of its page
     */
    async build(files) {
      await rm(join(folder, 'dist'), { recursive: true, force: true })
      await write({ 'index.html': '<div id="root"></div><script type="module" src="/main.tsx"></script>', ...files })
      await buildWith({ build: { assetsInlineLimit: 0 } })
      const assets = await readdir(join(folder, 'dist/assets'))
      const textOf = async (end) =>
        (
          await Promise.all(
            assets
              .filter((file) => file.endsWith(end))
              .map((file) => readFile(join(folder, 'dist/assets', file), 'utf8')),
          )
        ).join('\n')
      // The script that the page names; it imports others later.
      const textOfPage = async () => {
        const [, script] = /src="\/(assets\/[^"]+)"/.exec(await readFile(join(folder, 'dist/index.html'), 'utf8'))
        return readFile(join(folder, 'dist', script), 'utf8')
      }
      return { scripts: await textOf('.js'), styles: await textOf('.css'), assets, textOfPage }
    },
    /**
     * @param ssr Vite's settings of a server's build
     * @returns the script for Node of a build whose entry is `server.tsx`
     */
    async buildServer(files, ssr) {
      await write(files)
      await buildWith({ ssr, build: { ssr: 'server.tsx', outDir: 'dist-server' } })
      return join(folder, 'dist-server/server.js')
    },
  }
}
