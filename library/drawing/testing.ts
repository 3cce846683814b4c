/** A data URL of a drawn picture, so that stories fetch nothing. */
export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
