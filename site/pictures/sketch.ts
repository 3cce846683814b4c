/** The address of a drawn route: the stops in order are all that the picture depends on. */
export const routeSketchSource = (stops: readonly string[]): string => `/drawings/route.svg?stops=${stops.join(';')}`

export const regionSketchSource = '/drawings/region.svg'
export const panoramaSource = '/drawings/year.svg'
