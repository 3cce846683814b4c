// @vitest-environment node
import { objectTypes, type Outgoing } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { kinds } from './kinds.server.ts'
import { formatsOf } from './open-data/file-formats.ts'
import { openDataAddress, openDataLinks } from './open-data/open-data-links.ts'
import { oneOfEachKind } from './testing/catalogue-objects.ts'

const objects = Object.values(oneOfEachKind)
const pathOf = ({ object_type, id, link }: (typeof objects)[number]) => (object_type === 'page' ? `/pages/${id}` : link)

test('there is an object of every type of the contract', () => {
  expect([...new Set(objects.map(({ object_type }) => object_type))].toSorted()).toEqual([...objectTypes].toSorted())
})

describe.each(Object.entries(oneOfEachKind))('a %s', (_kind, object) => {
  const answering = (sent: Outgoing[]) =>
    createPortal(async (outgoing) => {
      sent.push(outgoing)
      const name = outgoing.path.split('/')[1] ?? ''
      return name === 'company' ? object : { [name]: object }
    })

  test('is found by its type, in one call with its id', async () => {
    const sent: Outgoing[] = []
    const found = await kinds[object.object_type].find(answering(sent), object.id)

    expect(found).toBe(object)
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([String(object.id)])
  })

  test('is a 404 if the provider has none', async () => {
    const portal = createPortal(async () => {
      throw new PortalError(404)
    })
    await expect(kinds[object.object_type].find(portal, object.id)).rejects.toMatchObject({ status: 404 })
  })

  test('has files at its own address, in each language', () => {
    const formats = formatsOf(object)

    expect(formats).toContain('jsonld')
    expect(formats.map((format) => openDataAddress(object, format, 'ru'))).toEqual(
      formats.map((format) => `${pathOf(object)}.${format}`),
    )
    expect(formats.map((format) => openDataAddress(object, format, 'en'))).toEqual(
      formats.map((format) => `${pathOf(object)}.${format}?lang=en`),
    )
  })

  test('has a GeoJSON file only if it has coordinates', () => {
    const isTrack = object.object_type === 'track'
    const without: typeof object = { ...object, geolocation: undefined }

    expect(formatsOf(without).includes('geojson')).toBe(isTrack)
  })

  test('has the media type of each file for other programs', () => {
    const links = openDataLinks(object, 'https://portal.example', 'ru')

    expect(links).toHaveLength(formatsOf(object).length)
    expect(new Set(links.map(({ type }) => type)).size).toBe(links.length)
    expect(links.every(({ href }) => href.startsWith('https://portal.example/'))).toBe(true)
  })
})

test('only events have calendars, and only tracks have routes', () => {
  const having = (format: 'ics' | 'gpx' | 'kml') => [
    ...new Set(objects.filter((object) => formatsOf(object).includes(format)).map(({ object_type }) => object_type)),
  ]

  expect([having('ics'), having('gpx'), having('kml')]).toEqual([['event'], ['track'], ['track']])
})
