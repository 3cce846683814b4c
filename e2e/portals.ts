import { freeRow } from '../setup/ports.mjs'

/**
 * The first of eight ports in a row, free when the tests start: the workers, which read this file again, inherit it.
 */
const first = Number((process.env['E2E_FIRST_PORT'] ??= String(await freeRow(8))))
export const ports = {
  portal: first,
  api: first + 1,
  deadPortal: first + 2,
  deadApi: first + 3,
  literalPortal: first + 4,
  literalApi: first + 5,
  mappedPortal: first + 6,
  maps: first + 7,
} as const

/** Named, it is a portal that runs already: one spec is quick to try on it. */
export const runningPortal = process.env['E2E_PORTAL']

export const portal = runningPortal ?? `http://127.0.0.1:${ports.portal}`
/** The same portal, whose provider is away. */
export const deadPortal = `http://127.0.0.1:${ports.deadPortal}`
/** The same portal over a provider that knows the specification's calls and nothing more. */
export const literalPortal = `http://127.0.0.1:${ports.literalPortal}`
/** The same portal with maps of another host: an archive, imagery, and imagery with names that cannot be had. */
export const mappedPortal = `http://127.0.0.1:${ports.mappedPortal}`
export const mapsHost = `http://127.0.0.1:${ports.maps}`
