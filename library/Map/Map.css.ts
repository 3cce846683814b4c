// The order matters: a later file may override rules of an earlier one.
import * as list from './list.css.ts'
import * as frame from './frame.css.ts'
import * as markers from './markers.css.ts'
import * as controls from './controls.css.ts'

export const skin = { ...list, ...frame, ...markers, ...controls }
