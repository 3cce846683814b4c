import type { ResponseBody, Calls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { rows } from '../database/database.ts'
import { type Json, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'

type MenuCall = 'mainMenu' | 'subMenu' | 'footerMenu'
const names: Record<MenuCall, string> = { mainMenu: 'main', subMenu: 'sub', footerMenu: 'footer' }

export const showMenu =
  <Name extends MenuCall>(call: Name) =>
  async (_: unknown, { db }: ReadContext): Promise<Json<ResponseBody<Calls[Name]>>> => {
    const [menu] = await rows<{ response: string }>(
      db,
      sql`select answer as response from menu where name = ${names[call]}`,
    )
    if (!menu) throw new Error(`the menu ${call} is not stored`)
    return stored(menu.response)
  }
