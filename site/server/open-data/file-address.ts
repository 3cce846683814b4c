import { formats, type Format } from '../../catalogue/open-data/file-formats.ts'

/** What an address of open data names: one object, or a list. */
export type FileAddress = { kind: string; id: number | undefined; format: Format }

const list = String.raw`[a-z][a-z_-]*`
const format = Object.keys(formats).join('|')

/** The addresses of open data. */
export const fileAddress = new RegExp(`^/(${list}(?:/\\d+)?\\.(?:${format}))$`)

/** `locations/1003.geojson`, `events.ics`; whether the list exists is checked later. */
const parts = new RegExp(`^(${list})(?:/([1-9]\\d{0,8}))?\\.(${format})$`)
const isFormat = (text: string | undefined): text is Format => text !== undefined && Object.hasOwn(formats, text)

export function readAddress(path: string): FileAddress | undefined {
  const [, kind, id, ending] = parts.exec(path) ?? []
  return kind && isFormat(ending) ? { kind, id: id === undefined ? undefined : Number(id), format: ending } : undefined
}
