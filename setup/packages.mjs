import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build } from 'vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mustRun } from './command.mjs'
import { buildFolder, projectNode, root } from './places.mjs'
import { step } from './progress.mjs'

export const packagesFolder = join(buildFolder, 'packages')

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)testing(\.ts$|\/)/.test(file)
const sourcesOf = async (room) =>
  (await readdir(join(root, room), { recursive: true }))
    .filter((file) => isSource(file) && !file.startsWith('node_modules'))
    .toSorted()

/** Removes Vite's preload calls, because the consumer's Vite adds its own. */
const withoutPreloads = (code) =>
  code
    .replaceAll(/__vitePreload\(\(\) => (import\([^)]*\)), [^;]*?import\.meta\.url\)/g, '$1')
    .replaceAll(/^import \{ __vitePreload \} from .*\n|^const __vite__mapDeps=.*\n/gm, '')

/** Imports the stylesheet of a module, which Vite writes beside the module without an import. */
const importStyles = {
  name: 'import-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
      const from = chunk.fileName.split('/').slice(0, -1).join('/')
      const path = (file) => {
        const to = relative(from, file).replaceAll('\\', '/')
        return to.startsWith('.') ? to : `./${to}`
      }
      chunk.code = styles.map((file) => `import '${path(file)}';\n`).join('') + withoutPreloads(chunk.code)
    }
  },
}

/** Renames `X.css.js`, which the consumer's vanilla-extract would execute. */
const scriptName = ({ name }) => `${name.replace(/\.css$/, '.classes')}.js`

async function buildScripts(room, out, entries) {
  await build({
    configFile: false,
    root: join(root, room),
    base: './',
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react(), importStyles],
    build: {
      outDir: join(out, 'dist'),
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: entries.map((file) => join(root, room, file)),
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith('virtual:') && !id.startsWith(root),
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: join(root, room),
          entryFileNames: scriptName,
          chunkFileNames: scriptName,
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
}

async function writeTypes(room, out, entries) {
  const settings = join(out, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: join(out, 'dist'),
    rootDir: join(root, room),
    rewriteRelativeImportExtensions: true,
    allowImportingTsExtensions: false,
    types: ['vite/client'],
  }
  await writeFile(
    settings,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: entries.map((file) => join(root, room, file)),
    }),
  )
  await mustRun([projectNode, join(root, 'node_modules/typescript/bin/tsc'), '-p', settings], {
    log: join(buildFolder, `logs/types-${room}.log`),
  })
  await rm(settings)
}

const at = (file) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` })

const packages = {
  library: {
    entries: async () => {
      const components = (await sourcesOf('library')).filter((file) =>
        /^([A-Z]\w+)\/\1\.tsx$|^[A-Z]\w+\/dressed\.ts$/.test(file),
      )
      return ['index.ts', 'dressed.ts', 'theme/index.ts', 'theme/page.ts', 'Icon/icons.ts', ...components]
    },
    exports: {
      '.': at('index'),
      './dressed': at('dressed'),
      './theme': at('theme/index'),
      './theme/page': at('theme/page'),
      './Icon/icons': at('Icon/icons'),
      './*/dressed': at('*/dressed'),
      './*': at('*/*'),
      './package.json': './package.json',
    },
    // `page.js` imports the modules of its stylesheets for their effect alone, so these must be named too.
    sideEffects: ['**/*.css', './dist/theme/page.js', './dist/theme/*.classes.js'],
  },
  machines: {
    entries: () => sourcesOf('machines'),
    exports: { '.': at('index'), './*': at('*'), './package.json': './package.json' },
    sideEffects: false,
  },
}

async function packOne(room) {
  const { entries, exports, sideEffects } = packages[room]
  const out = join(packagesFolder, room)
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const files = await entries()
  await buildScripts(room, out, files)
  await writeTypes(room, out, files)
  const { name, version, license, description, dependencies, peerDependencies } = JSON.parse(
    await readFile(join(root, room, 'package.json'), 'utf8'),
  )
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    exports,
    files: ['dist', 'LICENCES'],
    dependencies,
    peerDependencies,
  }
  await writeFile(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  await cp(join(root, room, 'README.md'), join(out, 'README.md'))
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'))
  if (room === 'library') await cp(join(root, 'docs/licences'), join(out, 'LICENCES'), { recursive: true })
  await mustRun(['npm', 'pack', out, '--pack-destination', packagesFolder], {
    log: join(buildFolder, `logs/pack-${room}.log`),
  })
  return join(packagesFolder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}

/** @returns the package files, the library's first */
export async function packAll() {
  const files = []
  for (const room of Object.keys(packages))
    files.push(
      await step(`Packing ${room}`, async (end) => {
        const file = await packOne(room)
        end(basename(file))
        return file
      }),
    )
  return files
}
