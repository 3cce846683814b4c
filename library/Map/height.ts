/**
 * High enough to see a region, and low enough to scroll past the map. In px, because a map that grows with the text would
 * show less of the region on a phone: it ends where the bounds of the region fill it.
 */
export const mapHeight = 'clamp(320px, 65vh, 576px)'
