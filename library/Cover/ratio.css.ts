import { createVar } from '@vanilla-extract/css'

/** The aspect ratio of every cover inside an element; overrides that of the covers. */
export const coverRatio = createVar()
