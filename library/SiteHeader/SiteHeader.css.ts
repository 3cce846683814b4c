// The rules of buttons and links come first, so that those of the header override them.
import '../Button/Button.css.ts'
import '../Link/Link.css.ts'

// The order matters: the rules of a later file may override those of an earlier one.
import * as bar from './bar.css.ts'
import * as menu from './menu.css.ts'
import * as search from './search.css.ts'
import * as tools from './tools.css.ts'
import * as drawer from './drawer.css.ts'

export const skin = { ...bar, ...menu, ...search, ...tools, ...drawer }
