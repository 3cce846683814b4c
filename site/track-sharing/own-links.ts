import { queryOptions } from '@tanstack/react-query'
import type { OwnLink } from '@tropa/contract'
import { accountKey } from '../account/parts/account-queries.ts'
import type { Portal } from '../portal/portal.ts'
import type { MyLink } from './my-links.ts'

export const ownLinksKey = [accountKey, 'links'] as const

/** The links of an account, wherever they were made. */
export const ownLinksQuery = (portal: Portal) =>
  queryOptions({ queryKey: ownLinksKey, queryFn: ({ signal }) => portal.ownLinks({}, { signal }) })

/** A link in the list: of the account, of this browser, which is the only one to know its address, or of both. */
export type ListedLink = { key: string } & ({ own: OwnLink; here?: MyLink } | { own?: undefined; here: MyLink })

/**
 * The links of the account, then those that only this browser has.
 * @param idOf the account's id of a browser's link
 */
export function listedLinks(
  ofAccount: readonly OwnLink[],
  here: readonly MyLink[],
  idOf: ReadonlyMap<string, string>,
): readonly ListedLink[] {
  const byId = new Map(here.map((link) => [idOf.get(link.token), link]))
  const listed = new Set(ofAccount.map(({ id }) => id))
  return [
    ...ofAccount.map((own): ListedLink => {
      const link = byId.get(own.id)
      return { key: own.id, own, ...(link && { here: link }) }
    }),
    ...here
      .filter(({ token }) => !listed.has(idOf.get(token) ?? ''))
      .map((link): ListedLink => ({ key: link.token, here: link })),
  ]
}
