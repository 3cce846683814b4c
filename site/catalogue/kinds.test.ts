// @vitest-environment node
import { calendarDate, objectTypes } from '@tropa/contract'
import { expect, test } from 'vitest'
import { listAbove } from '../app/head/list-above.server.ts'
import '../messages/all-catalogues.ts'
import { words } from '../messages/intl.tsx'
import { fileOf } from './kind-files.server.ts'
import { kinds } from './kinds.server.ts'
import { formats, formatsOf, ownFormats, type Format } from './open-data/file-formats.ts'
import { oneOfEachKind } from './testing/catalogue-objects.ts'

test.each(objectTypes)('a %s is available in exactly the formats of its kind', (type) => {
  expect(ownFormats[type] ?? []).toEqual(Object.keys(kinds[type].files ?? {}))
})

const everyFormat = Object.keys(formats) as Format[]

test.each(Object.entries(oneOfEachKind))('every file that a page of a %s links to can be made', (_, object) => {
  const today = calendarDate('2026-11-21')
  const context = { origin: 'https://portal.example', language: 'ru', today, say: words('ru') } as const
  const made = everyFormat.filter((format) => fileOf(object, format, context) !== undefined)
  expect(formatsOf(object)).toContain('jsonld')
  expect(made).toEqual(expect.arrayContaining([...formatsOf(object)]))
})

test.each(objectTypes)('the breadcrumbs of a %s have the list of its kind', (type) => {
  const { lists } = kinds[type]
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.map(({ path }) => listAbove(`${path}/1`))).toEqual(lists)
})

test.each(['/', '/tours', '/toursome/1', '/about'])('the breadcrumbs of %s have no list', (address) => {
  expect(listAbove(address)).toBeUndefined()
})
