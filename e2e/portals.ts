import { freeRow } from '../setup/ports.mjs'

/**
 * The first of ten consecutive ports, free when the tests start. The workers read this file again and inherit the
 * value.
 */
const first = Number((process.env['E2E_FIRST_PORT'] ??= String(await freeRow(10))))
export const ports = {
  portal: first,
  api: first + 1,
  deadPortal: first + 2,
  deadApi: first + 3,
  minimalPortal: first + 4,
  minimalApi: first + 5,
  mappedPortal: first + 6,
  maps: first + 7,
  counter: first + 8,
  payments: first + 9,
} as const

/** The address of a portal that is already running, to try one spec quickly. */
export const runningPortal = process.env['E2E_PORTAL']

export const portal = runningPortal ?? `http://127.0.0.1:${ports.portal}`
/** The provider of that portal; of a portal that is already running, on the port after it. */
export const api = runningPortal
  ? runningPortal.replace(/\d+$/, (port) => String(Number(port) + 1))
  : `http://127.0.0.1:${ports.api}`
/** The same portal with an unavailable provider. */
export const deadPortal = `http://127.0.0.1:${ports.deadPortal}`
/** The same portal with a provider that has only the specification's calls. */
export const minimalPortal = `http://127.0.0.1:${ports.minimalPortal}`
/**
 * The same portal with maps of another host: an archive, imagery, and imagery with names that fails. It also has a
 * counter of visits.
 */
export const mappedPortal = `http://127.0.0.1:${ports.mappedPortal}`
export const mapsHost = `http://127.0.0.1:${ports.maps}`
export const counterHost = `http://127.0.0.1:${ports.counter}`
