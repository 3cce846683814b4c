import { formats, type Format } from '../../found/formats.ts'

/** What an address of open data names: one object, or a list. */
export type AskedFor = { kind: string; id: number | undefined; format: Format }

/** `locations/1003.geojson`, `events.ics`: the words that stand before the ending are checked where they are looked up. */
const address = /^([a-z]+)(?:\/([1-9]\d{0,8}))?\.([a-z]+)$/
const isFormat = (text: string | undefined): text is Format => text !== undefined && Object.hasOwn(formats, text)

export function askedFor(path: string): AskedFor | undefined {
  const [, kind, id, format] = address.exec(path) ?? []
  return kind && isFormat(format) ? { kind, id: id === undefined ? undefined : Number(id), format } : undefined
}
