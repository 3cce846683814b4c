import { describe, expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { words } from '../../messages/intl.tsx'
import { xmlOf } from '../testing/xml-of.ts'
import type { RouteFile } from './route-file.ts'
import { routeGpx } from './route-gpx.ts'
import { routeKml } from './route-kml.ts'

const context = { origin: 'https://portal.example', language: 'en', say: words('en') } as const
const straight = words('en')('data.straight')
const museum = {
  the_title: 'Museum & hill',
  the_summary: 'Quiet',
  geolocation: '61.5,69.25',
  link: '/locations/1?a=1&b=2',
}
const camp = { the_title: 'Camp', geolocation: '62,70' }
const route: RouteFile = {
  title: 'Two days',
  summary: 'Along the river.',
  link: '/tracks/7',
  parts: [
    { title: 'Day 1', summary: 'Early', stops: [museum, camp] },
    { title: 'Day 2', summary: '', stops: [camp] },
  ],
}
const namesOf = (elements: Iterable<{ tagName: string }>) => [...elements].map(({ tagName }) => tagName)
const childrenOf = (element: Element | undefined) =>
  Array.from(element?.childNodes ?? []).flatMap((node) => (node.nodeType === 1 ? [node.nodeName] : []))
const textsIn = (element: Document | Element | undefined, tag: string) =>
  Array.from(element?.getElementsByTagName(tag) ?? [], ({ textContent }) => textContent)

describe('GPX', () => {
  const gpx = xmlOf(routeGpx(route, context))

  test('has its elements in the order of the standard: metadata, points, routes', () => {
    expect(childrenOf(gpx.documentElement)).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'rte', 'rte'])
    expect(childrenOf(gpx.getElementsByTagName('wpt')[0])).toEqual(['name', 'desc', 'link'])
    expect(childrenOf(gpx.getElementsByTagName('rte')[0])).toEqual(['name', 'desc', 'link', 'rtept', 'rtept'])
    expect(gpx.documentElement.getAttribute('version')).toBe('1.1')
  })

  test('has a route for each day, with its own name and a note that its lines are straight', () => {
    const routes = Array.from(gpx.getElementsByTagName('rte'))

    expect(routes.map((one) => textsIn(one, 'name')[0])).toEqual(['Day 1', 'Day 2'])
    expect(routes.map((one) => textsIn(one, 'desc')[0])).toEqual([`Early ${straight}`, straight])
    expect(namesOf(Array.from(gpx.getElementsByTagName('trk')))).toEqual([])
  })

  test('links to pages in the language of the file, and a stop without a page has no link', () => {
    const links = Array.from(gpx.getElementsByTagName('wpt'), (point) =>
      point.getElementsByTagName('link')[0]?.getAttribute('href'),
    )

    expect(links).toEqual(['https://portal.example/locations/1?a=1&b=2&lang=en', undefined, undefined])
    expect(textsIn(gpx.getElementsByTagName('wpt')[1], 'desc')).toEqual([])
  })

  test('has no links for a route without a page', () => {
    const { link: _, ...own } = route

    expect(childrenOf(xmlOf(routeGpx(own, context)).getElementsByTagName('metadata')[0])).toEqual(['name', 'desc'])
  })
})

describe('KML', () => {
  test('has a folder for each of several days, with a line if it has two stops', () => {
    const folders = Array.from(xmlOf(routeKml(route, context)).getElementsByTagName('Folder'))

    expect(folders.map((folder) => textsIn(folder, 'name')[0])).toEqual(['Day 1', 'Day 2'])
    expect(folders.map((folder) => folder.getElementsByTagName('LineString').length)).toEqual([1, 0])
    expect(folders.map((folder) => textsIn(folder, 'Point').length)).toEqual([2, 1])
  })

  test('has no folder for a single part, and its line goes through the stops, longitude first', () => {
    const kml = xmlOf(routeKml({ ...route, parts: route.parts.slice(0, 1) }, context))

    expect(kml.getElementsByTagName('Folder')).toHaveLength(0)
    expect(textsIn(kml.getElementsByTagName('LineString')[0], 'coordinates')).toEqual(['69.25,61.5 70,62'])
    expect(textsIn(kml, 'description')).toContain(straight)
  })

  test('has the description of a single part if the whole has none, such as the note of the only day', () => {
    const kml = xmlOf(routeKml({ ...route, summary: '', parts: route.parts.slice(0, 1) }, context))

    expect(textsIn(kml, 'description')[0]).toBe('Early')
  })

  test('has no empty description', () => {
    const kml = xmlOf(
      routeKml({ title: 'A', summary: '', parts: [{ title: 'A', summary: '', stops: [camp] }] }, context),
    )

    expect(textsIn(kml, 'description')).toEqual([])
    expect(textsIn(kml, 'name')).toEqual(['A', 'Camp'])
  })
})
