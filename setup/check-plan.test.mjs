import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { componentsIn, planOf, specsFor } from './check-plan.mjs'
import { inPhases } from './concurrency.mjs'
import { root } from './places.mjs'

const specs = (await readdir(join(root, 'e2e'))).filter((name) => name.endsWith('.spec.ts'))
const titles = (...changed) => planOf(changed, specs).map(({ title }) => title)
const commands = (...changed) =>
  planOf(changed, specs).flatMap((step) => step.commands.map((command) => command.join(' ')))

test('nothing runs without changes', () => {
  expect(planOf([], specs)).toEqual([])
})

test.each([
  ['prose', 'docs/decisions/001-server-rendering.md', []],
  ['a text of the portal', 'site/messages/ru.json', ['Format', 'Unit tests of what changed']],
  [
    'a test',
    'http/body.test.ts',
    ['Format', 'Lint', 'Types', 'Rooms', 'Unit tests of what changed', 'API tests of what changed'],
  ],
  [
    'a handler of the API',
    'api/locations/list.ts',
    ['Format', 'Lint', 'Types', 'Rooms', 'Unit tests of what changed', 'API tests of what changed'],
  ],
  ['the lockfile', 'package-lock.json', ['Format', 'Types', 'Rooms']],
  ['a browser test', 'e2e/flights.spec.ts', ['Format', 'Lint', 'Types', 'Rooms', 'Browser tests flights.spec.ts']],
])('%s runs the checks of everything that it affects', (_, file, expected) => {
  expect(titles(file)).toEqual(expected)
})

test('a changed component is rendered in a new build of Storybook, which runs in parallel with the other checks', async () => {
  const started = []
  await inPhases(planOf(['library/Button/Button.tsx'], specs), (step) => started.push(step.title))

  expect(started.indexOf('Storybook builds')).toBe(0)
  expect(started.indexOf('Stories of Button')).toBeGreaterThan(started.indexOf('Types'))
  expect(commands('library/Button/Button.tsx')).toEqual(
    expect.arrayContaining(['npm run --silent build-storybook', 'npm run --silent stories -- Button']),
  )
})

test('a changed test of a component renders nothing', () => {
  expect(
    componentsIn([
      'library/Button/Button.test.tsx',
      'library/messages/ru.json',
      'library/Map/Map.css.ts',
      'library/Map/marks.ts',
    ]),
  ).toEqual(['Map'])
})

test('format, lint and related tests get only the changed files that they can read', () => {
  const run = commands('site/visitor/session.ts', 'README.md', 'site/public/favicon.svg')
  const ofFiles = run.filter((command) => command.includes('site/visitor/session.ts'))

  expect(ofFiles.map((command) => /oxfmt|lint-text|oxlint|vitest/.exec(command)?.[0])).toEqual([
    'oxfmt',
    'lint-text',
    'oxlint',
    'vitest',
  ])
  expect(run.filter((command) => /README|favicon/.test(command))).toEqual([])
})

describe('browser tests', () => {
  test.each([
    ['site/flights/FlightsPage.tsx', 'flights.spec.ts'],
    ['site/weather/Forecast.tsx', 'weather.spec.ts'],
    ['library/WeatherWidget/WeatherWidget.tsx', 'weather.spec.ts'],
    ['library/SortableList/SortableList.tsx', 'sorting.spec.ts'],
    ['machines/track.ts', 'my-track.spec.ts'],
    ['site/catalogue/tours/TourPage.tsx', 'tours.spec.ts'],
    ['site/app/router.tsx', 'arrival.spec.ts'],
    ['site/catalogue/events/list.ts', 'events.spec.ts'],
  ])('%s is covered by %s', (file, spec) => {
    expect(specsFor([file], specs)).toContain(spec)
  })

  test('a changed spec comes first', () => {
    expect(specsFor(['site/map/MapViews.tsx', 'e2e/weather.spec.ts'], specs)).toEqual([
      'weather.spec.ts',
      'map.spec.ts',
      'plan-map.spec.ts',
    ])
  })

  test('changes of unit tests and of the API start no browser', () => {
    expect(specsFor(['site/map/wide.test.ts', 'api/events/list.ts', 'library/Map/Map.stories.tsx'], specs)).toEqual([])
  })
})
