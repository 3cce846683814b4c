import { style } from '@vanilla-extract/css'

/** Scripts store a guest's favourites, so without scripts the heart is hidden. `/favorites` says so. */
export const favoriteButton = style({ '@media': { '(scripting: none)': { display: 'none' } } })
