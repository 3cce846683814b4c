import * as v from 'valibot'
import { wholeNumber } from './query.ts'

/** Seasons that a cover is drawn in. */
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
/** A season of `seasons`. */
export const Season = v.picklist(seasons)
export type Season = v.InferOutput<typeof Season>

/** Width and height, in pixels, of a cover by its aspect ratio. */
export const ratios = { '3x2': [1200, 800], '4x5': [960, 1200], '16x9': [1280, 720], '21x9': [1470, 630] } as const
/** A key of `ratios`. */
export const Ratio = v.picklist(['3x2', '4x5', '16x9', '21x9'])
export type Ratio = v.InferOutput<typeof Ratio>

/** The query of `media/{name}`. `w`: the width in pixels to be shown at. */
export const MediaQuery = v.object({
  season: v.optional(Season, 'summer'),
  ratio: v.optional(Ratio, '3x2'),
  w: v.optional(wholeNumber(16, 3840)),
})
export type MediaQuery = v.InferOutput<typeof MediaQuery>
