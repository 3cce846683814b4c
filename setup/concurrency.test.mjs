import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapConcurrently, inPhases } from './concurrency.mjs'

/** Work whose items end when they are released, and the items that have begun so far. */
function heldWork() {
  const begun = []
  const endings = new Map()
  const work = (item) => {
    begun.push(item)
    return new Promise((resolve, reject) => endings.set(item, { resolve, reject }))
  }
  const end = (item) => {
    endings.get(item).resolve(`${item} ended`)
    return setImmediate()
  }
  return { begun, work, end, fail: (item) => endings.get(item).reject(new Error(item)) }
}

test('the next item begins when a running one has ended, and results keep their order', async () => {
  const { begun, work, end } = heldWork()
  const results = mapConcurrently(2, ['types', 'lint', 'rooms'], work)

  expect(begun).toEqual(['types', 'lint'])
  await end('lint')
  expect(begun).toEqual(['types', 'lint', 'rooms'])
  await end('rooms')
  await end('types')

  expect(await results).toEqual(['types ended', 'lint ended', 'rooms ended'])
})

test('with one at a time items run one after another', async () => {
  const { begun, work, end } = heldWork()
  const results = mapConcurrently(1, ['unit', 'api'], work)

  expect(begun).toEqual(['unit'])
  await end('unit')
  expect(begun).toEqual(['unit', 'api'])
  await end('api')
  expect(await results).toHaveLength(2)
})

test('without items it ends at once, and a failure is reported', async () => {
  const { work, fail } = heldWork()

  expect(await mapConcurrently(2, [], work)).toEqual([])
  const results = mapConcurrently(2, ['unit'], work)
  fail('unit')
  await expect(results).rejects.toThrow('unit')
})

test('items that use one core run two at a time, before the others one after another', async () => {
  const { begun, work, end } = heldWork()
  const items = [['types', true], ['unit'], ['lint', true], ['api']].map(([name, usesOneCore]) => ({
    name,
    usesOneCore,
  }))
  const results = inPhases(items, ({ name }) => work(name))

  expect(begun).toEqual(['types', 'lint'])
  await end('lint')
  await end('types')
  expect(begun).toEqual(['types', 'lint', 'unit'])
  await end('unit')
  await end('api')
  expect(await results).toEqual(['types ended', 'lint ended', 'unit ended', 'api ended'])
})
