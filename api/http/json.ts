declare const content: unique symbol
/** JSON text of a value of type `T`: stored responses are sent without being parsed. */
export type Json<T> = string & { readonly [content]: T }

/** Text from the database that was checked against its schema when it was stored. */
export const stored = <T>(text: string): Json<T> => text as Json<T>

/** Here and below the casts add the brand to a text that is the JSON of such a value. */
export const json = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>

export const listOf = <T>(items: readonly Json<T>[]): Json<T[]> => `[${items.join(',')}]` as Json<T[]>

export const objectOf = <T extends object>(fields: { [Name in keyof T]: Json<T[Name]> }): Json<T> =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${String(value)}`)
    .join(',')}}` as Json<T>

/** Adds fields to an object. Of two fields with one name, JSON parsers take the later. */
export const extended = <T extends object, More extends object>(
  object: Json<T>,
  more: Json<More>,
): Json<Omit<T, keyof More> & More> => `${object.slice(0, -1)},${more.slice(1)}` as Json<Omit<T, keyof More> & More>
