type Stop = { geolocation: string; the_title?: string }

/** The address of a drawn route: the stops in order are all that the picture depends on. */
export const routeSketchSource = (stops: readonly Stop[]): string => `/drawings/route.svg?stops=${stops.map(({ geolocation }) => geolocation).join(';')}`

export const regionSketchSource = '/drawings/region.svg'
export const panoramaSource = '/drawings/year.svg'
