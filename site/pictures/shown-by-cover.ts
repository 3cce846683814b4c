import type { ObjectType } from '@tropa/contract'

/** Kinds whose cards and pages show a sketch of their route instead of their cover. */
const shownByRoute: ReadonlySet<string> = new Set<ObjectType>(['track'])

/**
 * Whether the cover of a kind of object is the picture of its card and page, by which visitors recognise it
 * elsewhere.
 */
export const isShownByCover = (kind: string): boolean => !shownByRoute.has(kind)
