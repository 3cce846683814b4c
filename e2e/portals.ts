export const ports = { portal: 43110, api: 43111, deadPortal: 43112, deadApi: 43113, literalPortal: 43114, literalApi: 43115, mappedPortal: 43116, maps: 43117 } as const

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
