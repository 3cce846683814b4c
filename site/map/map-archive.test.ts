// @vitest-environment jsdom
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { schemes } from '@tropa/library/theme/colors.ts'
import { TileType } from 'pmtiles'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '../region/languages.ts'
import { archiveStyle } from './map-archive.ts'
import type { BasemapColors } from './map-palette.ts'

afterEach(() => vi.unstubAllGlobals())

const colorsOf = (scheme: (typeof schemes)[keyof typeof schemes]): BasemapColors => ({
  land: scheme.mapLand,
  out: scheme.mapOut,
  water: scheme.mapWater,
  border: scheme.mapBorder,
  label: scheme.mapLabel,
  waterLabel: scheme.mapWaterLabel,
})
const light = colorsOf(schemes.light)

/** An archive without tiles. @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md for its bytes */
function anArchive(tileType: TileType): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(512)
  bytes.set(new TextEncoder().encode('PMTiles'))
  const view = new DataView(bytes.buffer)
  view.setUint8(7, 3)
  view.setBigUint64(8, 127n, true)
  view.setBigUint64(16, 1n, true)
  view.setUint8(97, 1)
  view.setUint8(98, 1)
  view.setUint8(99, tileType)
  return bytes
}
let number = 0
/** A new address each time, because archives are cached by address. */
function serve(respond: () => Response): string {
  vi.stubGlobal('fetch', async () => respond())
  return `https://maps.example/${(number += 1)}.pmtiles`
}
const archived = (tileType: TileType) => serve(() => new Response(anArchive(tileType), { status: 206 }))

test.each(Object.entries(schemes))(
  'an archive of vector tiles is a valid style in the colours of %s',
  async (_, scheme) => {
    const style = await archiveStyle(archived(TileType.Mvt), colorsOf(scheme), 'ru')

    expect(validateStyleMin(style)).toEqual([])
  },
)

test.each(languages)('its names are in %s if the archive has them, or else the local ones', async (language) => {
  const { layers } = await archiveStyle(archived(TileType.Mvt), light, language)
  const names = layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-field']] : []))

  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toEqual(['coalesce', ['get', `name:${language}`], ['get', 'name']])
})

test('its labels are in the portal’s own fonts, so that no other host is needed', async () => {
  const url = archived(TileType.Mvt)
  const style = await archiveStyle(url, light, 'ru')

  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
  expect(Object.keys(style['font-faces'] ?? {})).toEqual(['Noto Sans Medium', 'Noto Sans SemiBold'])
  expect(style.sources).toEqual({ archive: { type: 'vector', url: `pmtiles://${url}` } })
})

test('in a theme of two colours water has the colour of the background, so that labels over it are readable', async () => {
  const fillOf = async (colors: BasemapColors) => {
    const { layers } = await archiveStyle(archived(TileType.Mvt), colors, 'ru')
    const water = layers.find(({ id }) => id === 'water')
    return water?.type === 'fill' && water.paint?.['fill-color']
  }
  const plain = colorsOf(schemes.blackOnWhite)

  expect([await fillOf(plain), await fillOf(light)]).toEqual([plain.out, light.water])
})

test('an archive of pictures is shown unchanged', async () => {
  const url = archived(TileType.Png)

  expect(await archiveStyle(url, light, 'ru')).toMatchObject({
    sources: { archive: { type: 'raster', url: `pmtiles://${url}` } },
    layers: [{ type: 'raster' }],
  })
})

test.each([
  ['is missing', () => new Response(null, { status: 404 })],
  ['is another file', () => new Response(new Uint8Array(512), { status: 206 })],
])('an archive that %s fails, so that the embedded map is shown', async (_, respond) => {
  await expect(archiveStyle(serve(respond), light, 'ru')).rejects.toThrow()
})
