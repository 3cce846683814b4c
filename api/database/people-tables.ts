/** Every table of the schema `people`. */
export * from './people.ts'
export * from './people-tracks.ts'
