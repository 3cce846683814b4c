import { fileURLToPath } from 'node:url'
import reactAriaLocales from '@react-aria/optimize-locales-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { textModules, messageCatalogues } from './messages/vite-plugin.ts'
import { compressedAssets } from './compressed-assets.ts'
import { firstLoad } from './first-load.ts'
import { earlyScript } from './inlined-scripts.ts'
import { preloadHelper } from './preload-helper.ts'
import { reactModules } from './react-modules.ts'
import { secondMinifier } from './second-minifier.ts'
import { threadPrograms } from './thread-programs.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The code that every page loads is one file; two would need exports for what they share. */
const everyPage = { name: 'initial', priority: 5, tags: ['$initial' as const] }
/** Fields that some lists filter by, with what the fields import. */
const choices = /\/library\/(Field|RadioGroup|Checkbox)\//
const fields =
  /\/library\/((messages\/)?(Form|FormErrors|TextField|Select|DatePicker)\b|messages\/Field\b|dates\/typed|labels\/plural)/
const forms = /\/site\/forms\/|\/contract\/bounds/
/** This module waits for its words, and so would delay every module in the same file. */
const accountWords = /\/site\/messages\/account-words/
/**
 * Many account pages share these, but few other pages need them, so they are kept out of the file that ten pages
 * share.
 */
const ofAccount = [choices, fields, forms, accountWords]
/**
 * Pages for planning and accounts share many small files, each with a few others of these pages. The printed sheets are
 * left out, because pages of places have them too.
 */
const planning = /\/site\/(planner\/(?!sheet)|shared-track|track-sharing|account)/
const room = /\/(library|site|machines|contract)\/(?!routes)/
/** Code shared by ten pages is soon needed: on a slow network, many small files cost more than some unused code. */
const sharedByMany = { minShareCount: 10 }
const groups = [
  everyPage,
  {
    name: 'shared',
    priority: 4,
    ...sharedByMany,
    test: (id: string) => room.test(id) && !ofAccount.some((pattern) => pattern.test(id)),
  },
  { name: 'account-words', priority: 3, test: accountWords },
  { name: 'choices', priority: 3, ...sharedByMany, test: choices },
  { name: 'fields', priority: 2, ...sharedByMany, test: fields },
  { name: 'forms', priority: 1, ...sharedByMany, test: forms },
  // A file for each set of pages that share modules. With a higher threshold pages load code that only others need.
  {
    name: 'planning',
    priority: 0,
    minShareCount: 2,
    test: planning,
    entriesAware: true,
    entriesAwareMergeThreshold: 4000,
  },
]

export default defineConfig({
  root: here,
  build: {
    // A new folder for each build, because a running server still reads files from its own.
    outDir: resolve(process.env['TROPA_BUILD'] ?? resolve(here, '../.build/site')),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    // A build runs outside the portal's room, where the root's older version would be found.
    ssr: { resolve: { noExternal: ['lru-cache'] } },
    client: {
      build: {
        // React Aria reads names of older Reacts after it has looked whether they are there.
        rolldownOptions: { output: { codeSplitting: { groups } }, checks: { importIsUndefined: false } },
      },
    },
  },
  resolve: {
    alias: [
      // Messages are compiled at build time, so the browser needs no parser.
      { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  plugins: [
    reactModules(),
    messageCatalogues(),
    textModules(),
    earlyScript(),
    vanillaExtractPlugin(),
    tanstackStart({
      srcDirectory: '.',
      router: {
        entry: 'app/router',
        routesDirectory: 'routes',
        generatedRouteTree: 'routes.gen.ts',
        semicolons: false,
        quoteStyle: 'single',
      },
      start: { entry: 'app/start' },
      client: { base: '/_build', entry: 'app/client' },
      server: { build: { inlineCss: { enabled: true } } },
      importProtection: { client: { files: ['**/site/server/**', '**/site/**/*.server.ts'] } },
    }),
    react(),
    preloadHelper(),
    secondMinifier(),
    // React Aria's messages come in the page's language only, by a file of their own:
    // library/onIntent/withAriaMessages.ts.
    reactAriaLocales.vite({ locales: [] }),
    firstLoad({
      chunk: everyPage.name,
      unwanted: [
        /\/node_modules\/(valibot|dayjs|react-aria|@react-aria|maplibre-gl)\//,
        /\/library\/theme\/contract\.css/,
      ],
    }),
    compressedAssets(),
    threadPrograms({ 'paper-thread.js': resolve(here, 'server/documents/paper-thread.ts') }),
  ],
})
