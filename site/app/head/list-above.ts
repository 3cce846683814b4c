import type { PagePath } from '../../addresses/page-address.ts'
import type { MessageId } from '../../messages/intl.tsx'

/** The list that each kind of address stands under, by its first part. */
export const lists = {
  '/locations': 'list.locations',
  '/hotels': 'list.hotels',
  '/events': 'home.events',
  '/tours': 'tours.title',
  '/excursions': 'excursions.title',
  '/tracks': 'home.tracks',
  '/guides': 'guides.title',
  '/posts': 'posts.title',
  '/products': 'products.title',
  '/companies': 'companies.title',
  '/pages': 'pages.title',
  '/docs': 'docs.title',
} as const satisfies Partial<Record<PagePath, MessageId>>

export type ListPath = keyof typeof lists
export const listPaths = Object.keys(lists) as ListPath[]

/** The list above an address, or nothing for one that is a list itself or stands right under the main page. */
export function listAbove(address: string): ListPath | undefined {
  return listPaths.find((path) => address.startsWith(`${path}/`))
}
