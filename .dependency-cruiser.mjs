/** The rooms that each room may import; README.md has the table. */
const mayImport = {
  library: ['library'],
  machines: ['machines'],
  contract: ['contract'],
  // HTTP code that both servers share; it uses only Node.
  http: ['http'],
  site: ['site', 'library', 'machines', 'contract', 'http'],
  // The API draws covers and typesets with folders without imports: docs/decisions/006. Its tests pay at the sandbox.
  api: ['api', 'contract', 'http', 'library/drawing', 'library/typography', 'sandbox-gateway'],
  // A separate program, like the real gateway.
  'sandbox-gateway': ['sandbox-gateway', 'http'],
  // The program that starts both servers shares their rules for addresses, and the API's rule for its data folder.
  setup: ['setup', 'http', 'api/data-folder'],
  // Takes its pictures with the browser that `setup` finds.
  '.storybook': ['library', 'setup', 'contract', 'site', 'api'],
}
const rooms = ['library', 'machines', 'contract', 'http', 'site', 'api', 'sandbox-gateway', 'setup', 'e2e', 'bench']
const packages = {
  machines: ['xstate'],
  contract: ['valibot', '@valibot/to-json-schema'],
}

const escaped = (text) => text.replaceAll('.', '\\.')
const under = (names) => `^(${names.map(escaped).join('|')})/`
/** Files that never run in the portal, so they may use the tools that the root declares. */
const forDevelopment = String.raw`\.(test|stories)\.tsx?$|/(vite|vitest|playwright|drizzle)\.config\.ts$|/(vite-plugin|typeset-message|second-minifier)\.ts$|/testing(\.ts$|/)`

const roomRule = ([room, known]) => ({
  name: `${room} knows only ${known.join(', ')}`,
  severity: 'error',
  from: { path: under([room]) },
  to: { path: under(rooms), pathNot: under(known) },
})
const packageRule = ([room, names]) => ({
  name: `${room} uses only ${names.join(', ')}`,
  severity: 'error',
  from: { path: under([room]), pathNot: forDevelopment },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
    pathNot: `node_modules/(${names.join('|')})/`,
  },
})

export default {
  forbidden: [
    ...Object.entries(mayImport).map(roomRule),
    ...Object.entries(packages).map(packageRule),
    {
      name: 'what is served does not know the sandbox',
      severity: 'error',
      from: { path: '^api/', pathNot: forDevelopment },
      to: { path: '^sandbox-gateway/' },
    },
    {
      name: 'only stories know .storybook',
      severity: 'error',
      from: { pathNot: [String.raw`\.stories\.tsx$`, String.raw`^\.storybook/`] },
      to: { path: String.raw`^\.storybook/` },
    },
    {
      name: 'rooms meet by their package names',
      severity: 'error',
      from: { path: String.raw`^(library|machines|contract|http|site|api|sandbox-gateway)/` },
      to: { path: under(rooms), pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      // One module loads only the plugins in use and calculates all dates alike. The test compares with dayjs' locales.
      name: 'a room knows dayjs by one module',
      severity: 'error',
      from: { path: under(rooms), pathNot: String.raw`^(site/dates/(dayjs|dates\.test)|api/dates/dates)\.ts$` },
      to: { path: 'node_modules/dayjs/' },
    },
    ...['drawing', 'typography'].map((folder) => ({
      name: `library/${folder} imports nothing`,
      severity: 'error',
      from: { path: `^library/${folder}/`, pathNot: forDevelopment },
      to: { pathNot: `^library/${folder}/` },
    })),
    {
      // Includes imports of types. The generated route tree names the type of the router that is created from it.
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, via: { pathNot: '^site/(app/router.tsx|routes.gen.ts)$' } },
    },
    {
      name: 'a room declares what it imports',
      severity: 'error',
      from: { path: under(rooms), pathNot: [forDevelopment, '^(setup|\\.storybook)/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'what is served does not import development tools',
      severity: 'error',
      from: {
        path: under(['library', 'machines', 'contract', 'http', 'site', 'api', 'sandbox-gateway']),
        pathNot: forDevelopment,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
    {
      name: 'every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no API for other programs yet; without a parser the check would find no files, and pass.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // The pages of bench/widgets use their own packages, which are installed only for the measurement.
    exclude: { path: ['/dist/', '/content/', '^bench/widgets/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
