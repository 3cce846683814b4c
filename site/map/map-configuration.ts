/** Base maps besides the embedded one: addresses from the environment, sent to the browser. */
export type MapConfiguration = {
  /** A MapLibre style; its sources may be `pmtiles://…`. */
  styleUrl?: string
  /** A PMTiles archive with Protomaps' layers, or of raster tiles: drawn in the portal's own colours. */
  archiveUrl?: string
  /** MapLibre styles of imagery, without and with names. */
  satelliteUrl?: string
  hybridUrl?: string
}
