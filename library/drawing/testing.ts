/** The address of a drawn picture, for stories: nothing is fetched. */
export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
