// The rules of buttons and links come first, so that those of the header override them.
import '../Button/Button.css.ts'
import '../Link/Link.css.ts'

// The order of the rules: a later file may override an earlier one.
export * from './bar.css.ts'
export * from './menu.css.ts'
export * from './search.css.ts'
export * from './tools.css.ts'
export * from './drawer.css.ts'
