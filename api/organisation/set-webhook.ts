import type { organisationCalls } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { PortalError } from '../http/failures.ts'
import type { Handler } from '../http/handler.ts'
import { json } from '../http/json.ts'
import { newToken } from '../mail/token.ts'
import { isPublicUrl } from './public-address.ts'

const notPublic = {
  ru: 'Нужен адрес в интернете, который начинается с https://',
  en: 'It must be an address on the internet that begins with https://',
}

/** Sets the address where sales are announced. Each address has a secret of its own, which only this response has. */
export const setWebhook: Handler<typeof organisationCalls.setWebhook> = async (
  { body: { url } },
  { tx, organisation, language, now },
) => {
  const id = Number(organisation.id)
  if (url === null) {
    await tx.execute(sql`delete from webhook where company_id = ${id}`)
    return json({ url: null })
  }
  if (!isPublicUrl(url)) throw new PortalError('invalid', { fields: { url: [notPublic[language]] } })
  const secret = newToken()
  await tx.execute(sql`
    insert into webhook (company_id, url, secret, changed_at) values (${id}, ${url}, ${secret}, ${now.toISOString()})
    on conflict (company_id) do update set url = excluded.url, secret = excluded.secret, changed_at = excluded.changed_at`)
  return json({ url, secret })
}
