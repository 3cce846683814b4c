/** Room to see a region and to scroll past it: a screen is never all map. */
export const mapHeight = 'clamp(20rem, 65vh, 36rem)'
