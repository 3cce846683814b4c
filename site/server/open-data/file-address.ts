import { formats, type Format } from '../../catalogue/open-data/file-formats.ts'

/** What an address of open data names: one object, or a list. */
export type FileAddress = { kind: string; id: number | undefined; format: Format }

/** `locations/1003.geojson`, `events.ics`: whoever looks the words up checks them. */
const address = /^([a-z]+)(?:\/([1-9]\d{0,8}))?\.([a-z]+)$/
const isFormat = (text: string | undefined): text is Format => text !== undefined && Object.hasOwn(formats, text)

export function readAddress(path: string): FileAddress | undefined {
  const [, kind, id, format] = address.exec(path) ?? []
  return kind && isFormat(format) ? { kind, id: id === undefined ? undefined : Number(id), format } : undefined
}
