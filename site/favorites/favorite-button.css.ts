import { style } from '@vanilla-extract/css'

/** A guest's favourites are kept by scripts: without them the heart could do nothing. `/favorites` says so. */
export const favoriteButton = style({ '@media': { '(scripting: none)': { display: 'none' } } })
