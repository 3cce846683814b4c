import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { glyphs } from './fonts/glyphs.ts'

type File = keyof typeof glyphs

const face = (file: File, fontWeight: string, unicodeRange: string) =>
  ({ src: `url(./fonts/${file}.woff2) format('woff2')`, fontWeight, fontDisplay: 'swap', unicodeRange }) as const
const golos = (file: File, characters: 'all' | 'own') => face(file, '400 700', glyphs[file][characters])
const piazzolla = (file: File, characters: 'all' | 'own') => face(file, '600', glyphs[file][characters])

/*
 * The files of both scripts have digits, spaces and punctuation, so that a page fetches only one of them. Within a
 * family no character is in two files, because a browser that waits for the first would fetch the second.
 */
globalFontFace('Golos Text', golos('golos-lat', 'all'))
globalFontFace('Golos Text', golos('golos-cyr', 'own'))
globalFontFace('Golos Text', golos('golos-cyrext', 'all'))
globalFontFace('Piazzolla', piazzolla('piazzolla-lat-600', 'all'))
globalFontFace('Piazzolla', piazzolla('piazzolla-cyr-600', 'own'))

globalFontFace('Golos Text Cyrillic', golos('golos-cyr', 'all'))
globalFontFace('Golos Text Cyrillic', golos('golos-lat', 'own'))
globalFontFace('Golos Text Cyrillic', golos('golos-cyrext', 'all'))
globalFontFace('Piazzolla Cyrillic', piazzolla('piazzolla-cyr-600', 'all'))
globalFontFace('Piazzolla Cyrillic', piazzolla('piazzolla-lat-600', 'own'))

globalStyle(':root:lang(ru)', {
  vars: { '--script-text': "'Golos Text Cyrillic'", '--script-display': "'Piazzolla Cyrillic'" },
})
