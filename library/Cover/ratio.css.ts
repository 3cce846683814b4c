import { createVar } from '@vanilla-extract/css'

/** The frame of every cover inside an element, over what the covers ask for. */
export const coverRatio = createVar()
