// The order of the rules: a later file may override an earlier one.
export * from './list.css.ts'
export * from './frame.css.ts'
export * from './markers.css.ts'
export * from './controls.css.ts'
