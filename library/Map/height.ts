/** High enough to see a region, and low enough to scroll past the map. */
export const mapHeight = 'clamp(20rem, 65vh, 36rem)'
