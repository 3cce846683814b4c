/**
 * High enough to see a region, and low enough to scroll past the map. In px: the map ends where the bounds of the
 * region fill it, so a higher one shows less of the region on a phone.
 */
export const mapHeight = 'clamp(320px, 65vh, 576px)'
