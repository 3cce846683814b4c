import type { ObjectType } from '@tropa/contract'
import type { Thing } from 'schema-dts'
import { objectOfType, type CatalogueObject, type ObjectOf } from '../portal/catalogue-object.ts'
import type { Portal } from '../portal/portal.ts'
import type { DescriptionContext } from './json-ld/described-thing.ts'
import { kinds } from './kinds.server.ts'
import type { Format } from './open-data/file-formats.ts'
import type { FileContext } from './open-data/kind-data.ts'
import { objectGeoJson } from './open-data/object-geojson.server.ts'

const thingOf = <Type extends ObjectType>({ object_type, object }: ObjectOf<Type>, context: DescriptionContext) =>
  kinds[object_type].thing(object, context)

/** An object in the words of schema.org. */
export const objectThing = (object: CatalogueObject, context: DescriptionContext): Thing =>
  thingOf(objectOfType(object), context)

const ownFile = <Type extends ObjectType>(
  { object_type, object }: ObjectOf<Type>,
  format: Format,
  context: FileContext,
) => kinds[object_type].files?.[format]?.(object, context)

const ofEveryKind: Partial<Record<Format, (object: CatalogueObject, context: FileContext) => string>> = {
  jsonld: (object, context) =>
    JSON.stringify(Object.assign({ '@context': 'https://schema.org' }, objectThing(object, context))),
  geojson: (object, context) => JSON.stringify(objectGeoJson(object, context)),
}

/** An object in a format; `undefined` if it does not have that format. */
export const fileOf = (object: CatalogueObject, format: Format, context: FileContext): string | undefined =>
  ownFile(objectOfType(object), format, context) ?? ofEveryKind[format]?.(object, context)

const everyKind = Object.values(kinds)

/** The function that finds an object, by the first part of its address. */
const finders = new Map(everyKind.flatMap(({ lists, find }) => lists.map(({ path }) => [path.slice(1), find] as const)))

/** @param name the first part of its address, as `hotels`; `undefined` where there are no such objects */
export const findObject = async (name: string, portal: Portal, id: number): Promise<CatalogueObject | undefined> =>
  finders.get(name)?.(portal, id)

const listFiles = new Map(
  everyKind.flatMap(({ lists, listFiles: files = {} }) =>
    lists
      .slice(0, 1)
      .flatMap(({ path }) =>
        Object.entries(files).map(([format, make]): [string, typeof make] => [`${path.slice(1)}.${format}`, make]),
      ),
  ),
)

/**
 * A whole list as a file, if it has that format.
 * @param name such as `events.ics`
 */
export const listFileOf = async (name: string, portal: Portal, context: FileContext): Promise<string | undefined> =>
  listFiles.get(name)?.(portal, context)
