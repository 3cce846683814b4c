import { readFileSync, readdirSync } from 'node:fs'
import { and, not, setup, stateIn } from 'xstate'
import { describe, expect, test } from 'vitest'
import { diagramOf, machinesIn, pageNameOf, withDiagram } from './diagram.ts'
import * as exported from './index.ts'

const machines = machinesIn(exported)
const pages = new URL('../docs/machines/', import.meta.url)
const pageOf = (name: string) => readFileSync(new URL(name, pages), 'utf8')

const gate = setup({
  types: { events: {} as { type: 'OPEN' } | { type: 'LOCK' } | { type: 'KNOCK' } | { type: 'BREAK' } },
  guards: { isUnlocked: () => true, isHeld: () => false },
  delays: { spring: 500 },
}).createMachine({
  id: 'frontGate',
  on: { BREAK: '.open' },
  initial: 'shut',
  states: {
    shut: {
      initial: 'free',
      on: { OPEN: { guard: and(['isUnlocked', not('isHeld'), stateIn({ shut: 'free' })]), target: 'open' } },
      states: { free: { on: { LOCK: 'locked' } }, locked: { on: { KNOCK: '#frontGate.open' } } },
    },
    open: { on: { OPEN: {}, KNOCK: {} }, after: { spring: 'shut' } },
  },
})

test('states are nested as in the machine, and each transition is there once with its event, guard and delay', () => {
  expect(diagramOf(gate).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state shut{',
    '    state "free" as shut_free',
    '    state "locked" as shut_locked',
    '    [*] --> shut_free',
    '    shut_free --> shut_locked: LOCK',
    '  }',
    '  open',
    '  anywhere',
    '  [*] --> shut',
    '  anywhere --> open: BREAK',
    '  shut --> open: OPEN [isUnlocked and not isHeld and in shut.free]',
    '  shut --> open: (locked) KNOCK',
    '  open --> open: OPEN, KNOCK',
    '  open --> shut: after spring (500 ms)',
  ])
})

test('the text around a diagram stays when it is drawn again', () => {
  const written = withDiagram(null, gate)
    .replace('# frontGate', '# The front gate\n\nWhy it shuts.')
    .concat('\nSee also the back gate.\n')

  const redrawn = withDiagram(written.replace('anywhere --> open: BREAK', 'an old arrow'), gate)

  expect(redrawn).toBe(written)
  expect(redrawn).toContain('Why it shuts.')
})

test('the package exports every machine of the product', () => {
  const names = machines.map(({ id }) => id).toSorted()

  expect(names).toEqual([
    'activeTrack',
    'appVersion',
    'auth',
    'checkout',
    'connectivity',
    'favorites',
    'header',
    'loadingBar',
    'messageQueue',
    'notifications',
    'search',
    'tickets',
    'weather',
  ])
})

describe.each(machines)('the page of $id', (machine) => {
  test('shows the current machine: if not, run `npm run diagrams`', () => {
    const page = pageOf(pageNameOf(machine))

    expect(withDiagram(page, machine)).toBe(page)
  })

  test('has its own text with the reasons', () => {
    const words = pageOf(pageNameOf(machine)).split('<!--')[0]?.split('\n').slice(2).join(' ') ?? ''

    expect(words.length).toBeGreaterThan(200)
  })

  test('has no label that Mermaid cannot read', () => {
    const labels = diagramOf(machine)
      .split('\n')
      .flatMap((line) => line.split(': ').slice(1))

    expect(labels.filter((label) => /[:;#]/.test(label))).toEqual([])
  })
})

test('there is no page of a removed machine', () => {
  expect(readdirSync(pages).toSorted()).toEqual(machines.map(pageNameOf).toSorted())
})
