/** The address of a drawn route; the picture depends only on the stops in order. */
export const routeSketchSource = (stops: readonly string[]): string => `/drawings/route.svg?stops=${stops.join(';')}`

export const regionSketchSource = '/drawings/region.svg'
export const panoramaSource = '/drawings/year.svg'
