import { kinds } from '../../catalogue/kinds.server.ts'
import { docData } from '../../documents/doc-data.server.ts'

const lists = [...Object.values(kinds), docData].flatMap((kind) => kind.lists)

/** The list above an address; `undefined` for a list itself and for pages directly under the home page. */
export const listAbove = (address: string) => lists.find(({ path }) => address.startsWith(`${path}/`))
