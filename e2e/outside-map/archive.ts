/**
 * Tile types of the archive's header.
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export const tileTypes = { vector: 1, png: 2 } as const

const headerLength = 127
const uncompressed = 1
/** The whole world, in ten-millionths of a degree. */
const bounds = [-180, -85, 180, 85].map((degrees) => degrees * 1e7)

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

/** A PMTiles archive, version 3, with one tile of the whole world. */
export function archiveOf(tile: Uint8Array, type: keyof typeof tileTypes): Buffer {
  // One entry: tile 0, run length 1, its length, offset 0.
  const directory = Buffer.from([...varint(1), ...varint(0), ...varint(1), ...varint(tile.length), ...varint(1)])
  const metadata = Buffer.from(JSON.stringify({ vector_layers: [] }))
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const [metadataAt, tilesAt] = [headerLength + directory.length, headerLength + directory.length + metadata.length]
  const numbers = [
    headerLength,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ]
  numbers.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  const bytes = [1, uncompressed, uncompressed, tileTypes[type], 0, 0]
  bytes.forEach((value, index) => header.writeUInt8(value, 96 + index))
  bounds.forEach((value, index) => header.writeInt32LE(value, 102 + 4 * index))
  return Buffer.concat([header, directory, metadata, tile])
}
