import { parse } from 'node:path/posix'
import { isJudged } from './long-lines.mjs'

const rooms = [
  'library',
  'machines',
  'contract',
  'http',
  'site',
  'api',
  'sandbox-gateway',
  'e2e',
  'bench',
  'setup',
  '.storybook',
]
const unitProjects = [
  'library',
  'library-dom',
  'server',
  'machines',
  'contract',
  'http',
  'sandbox-gateway',
  'site',
  'site-dom',
  'setup',
]
const isCode = (file) => /\.(ts|tsx|mts|mjs)$/.test(file)
const isFormatted = (file) => isCode(file) || /\.(json|css)$/.test(file)
const isInRoom = (file) => rooms.includes(file.split('/')[0])
/** Files that Vitest relates to tests: imported files and tests themselves. */
const isTested = (file) => isInRoom(file) && /\.(ts|tsx|mjs|json|sql|tsv)$/.test(file) && !file.startsWith('e2e/')

/** Words of paths that relate a file to a spec, beside the words of the spec's name. */
const otherWords = {
  'accessibility.spec.ts': ['theme'],
  'arrival.spec.ts': ['router', 'client', 'start', 'server'],
  'lists.spec.ts': ['locations', 'hotels', 'guides', 'products', 'excursions', 'cards'],
  'my-track.spec.ts': ['track', 'planner'],
  'sorting.spec.ts': ['sortable'],
  'statuses.spec.ts': ['routes'],
  'search-engines.spec.ts': ['sitemap', 'json-ld', 'head'],
}
const wordsIn = (text) =>
  text
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter(Boolean)
/** So that 'tours' relates to 'tour'. */
const stem = (word) => word.replace(/s$/, '')

/** @returns whether a browser test covers a file of the site, the machines or the library */
function isAbout(spec, file) {
  if (!/^(site|machines|library)\//.test(file) || /\.(test|stories)\.tsx?$/.test(file)) return false
  const subjects = [...wordsIn(spec.replace(/\.spec\.ts$/, '')), ...(otherWords[spec] ?? [])].map(stem)
  const { dir, name } = parse(file)
  const places = [...dir.split('/').slice(1), name.split('.')[0]]
  return places
    .flatMap((place) => [stem(place.toLowerCase()), ...wordsIn(place).map(stem)])
    .some((word) => subjects.includes(word))
}

/**
 * @param changed existing files that have changed, relative to the root of the repository
 * @param specs names of all browser tests
 * @returns the browser tests to run, the changed ones first
 */
export function specsFor(changed, specs) {
  const own = specs.filter((spec) => changed.includes(`e2e/${spec}`))
  const others = specs.filter((spec) => !own.includes(spec) && changed.some((file) => isAbout(spec, file)))
  return [...own, ...others]
}

/** Components whose stories may look or behave differently. */
export const componentsIn = (changed) => [
  ...new Set(changed.flatMap((file) => /^library\/([A-Z]\w+)\/(?!.*\.test\.)/.exec(file)?.[1] ?? [])),
]

const npm = (...words) => ['npm', ...words]
const tool = (...words) => npm('exec', '--silent', '--', ...words)
const script = (name, ...words) => npm('run', '--silent', name, ...(words.length > 0 ? ['--', ...words] : []))
const projects = (names) => names.flatMap((name) => ['--project', name])
const related = (names, files) => tool('vitest', 'related', '--run', '--passWithNoTests', ...projects(names), ...files)

/**
 * What `npm run check` runs, in the order of `inPhases`.
 * @param changed existing files that have changed
 * @param specs names of all browser tests
 * @returns steps, each with commands that run one after another
 */
export function planOf(changed, specs) {
  const [code, formatted, tested] = [isCode, isFormatted, isTested].map((isWanted) => changed.filter(isWanted))
  const lines = code.filter(isJudged)
  const components = componentsIn(changed)
  const chosen = specsFor(changed, specs)
  const isTyped = code.length > 0 || changed.includes('tsconfig.json') || changed.includes('package-lock.json')
  const steps = [
    // First, because it takes longer than all others that use one core.
    components.length > 0 && {
      title: 'Storybook builds',
      usesOneCore: true,
      commands: [script('build-storybook')],
    },
    formatted.length > 0 && {
      title: 'Format',
      usesOneCore: true,
      commands: [
        tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...formatted),
        lines.length > 0 && ['node', 'setup/lint-text.mjs', ...lines],
      ].filter(Boolean),
    },
    code.length > 0 && {
      title: 'Lint',
      usesOneCore: true,
      commands: [tool('oxlint', '--deny-warnings', ...code)],
    },
    isTyped && { title: 'Types', usesOneCore: true, commands: [script('types')] },
    isTyped && { title: 'Rooms', usesOneCore: true, commands: [script('rooms')] },
    tested.length > 0 && { title: 'Unit tests of what changed', commands: [related(unitProjects, tested)] },
    tested.some((file) => /^(api|contract|http|library\/(drawing|typography))\//.test(file)) && {
      title: 'API tests of what changed',
      commands: [related(['api'], tested)],
    },
    components.length > 0 && {
      title: `Stories of ${components.join(', ')}`,
      commands: [script('stories', ...components)],
    },
    chosen.length > 0 && { title: `Browser tests ${chosen.join(', ')}`, commands: [script('e2e', ...chosen)] },
  ]
  return steps.filter(Boolean)
}
