import type { ResponseBody, Calls, Got } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'
import { type Json, stored } from '../http/json.ts'
import type { ReadContext } from '../http/serve-calls.ts'
import { findDetail } from './detail.ts'
import { otherPosts } from './parts.ts'

export async function showPost(
  { params: { id } }: Got<Calls['post']>,
  context: ReadContext,
): Promise<Json<ResponseBody<Calls['post']>>> {
  const post = await findDetail('post', id, {}, context)
  const [others] = await rows<{ list: string }>(context.db, sql`select ${otherPosts(id, context.language)} as list`)
  return stored(`{"post":${post},"other_post_list":${others?.list ?? '[]'}}`)
}

const numberPattern = /^\d{1,9}$/

async function pageId(key: string, db: Database): Promise<number> {
  if (numberPattern.test(key)) return Number(key)
  const [page] = await rows<{ id: number }>(db, sql`select id from object where object_type = 'page' and slug = ${key}`)
  if (!page) throw new PortalError('not_found')
  return page.id
}

export async function showPage(
  { params: { id } }: Got<Calls['page']>,
  context: ReadContext,
): Promise<Json<ResponseBody<Calls['page']>>> {
  return stored(`{"page":${await findDetail('page', await pageId(id, context.db), {}, context)}}`)
}
