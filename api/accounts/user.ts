import type { User } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { type Database, rows } from '../database/database.ts'
import { PortalError } from '../http/failures.ts'

/** The user, as the contract shows it. @throws {PortalError} `unauthorized` where the account was erased meanwhile */
export async function showUser(db: Pick<Database, 'execute'>, id: string): Promise<User> {
  const [user] = await rows<User>(
    db,
    sql`
    select first_name, last_name, patronymic, birth_date::text as birth_date, sex, email,
      email_verified_at is not null as email_verified, origin, municipality, region, country,
      json_build_object('reading', reading, 'keeps_history', keeps_history) as settings
    from account where id = ${id}`,
  )
  if (!user) throw new PortalError('unauthorized')
  return user
}
