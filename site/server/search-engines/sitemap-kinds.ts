import type { Portal } from '../../portal/portal.ts'
import type { Page, Some } from '../../portal/every-page.ts'

type Kind = {
  /** The lists of that kind. */
  lists: readonly string[]
  objects: (portal: Portal, query: Page) => Promise<Some<{ link: string }>>
}

/** Every kind of page that search engines should know. */
export const sitemapKinds = {
  places: {
    lists: ['/locations', '/locations?type_id=10', '/hotels'],
    objects: (portal, query) => portal.locations({ query }).then(({ location_list: list, total }) => ({ list, total })),
  },
  events: {
    lists: ['/events'],
    objects: (portal, query) => portal.events({ query }).then(({ event_list: list, total }) => ({ list, total })),
  },
  tours: {
    lists: ['/tours'],
    objects: (portal, query) => portal.tours({ query }).then(({ tour_list: list, total }) => ({ list, total })),
  },
  excursions: {
    lists: ['/excursions'],
    objects: (portal, query) =>
      portal.excursions({ query }).then(({ excursion_list: list, total }) => ({ list, total })),
  },
  tracks: {
    lists: ['/tracks'],
    objects: (portal, query) => portal.tracks({ query }).then(({ track_list: list, total }) => ({ list, total })),
  },
  guides: {
    lists: ['/guides'],
    objects: (portal, query) => portal.guides({ query }).then(({ guide_list: list, total }) => ({ list, total })),
  },
  posts: {
    lists: ['/posts'],
    objects: (portal, query) => portal.posts({ query }).then(({ post_list: list, total }) => ({ list, total })),
  },
  products: {
    lists: ['/products'],
    objects: (portal, query) => portal.products({ query }).then(({ product_list: list, total }) => ({ list, total })),
  },
  companies: {
    lists: ['/companies'],
    objects: (portal, query) => portal.companies({ query }).then(({ company_list: list, total }) => ({ list, total })),
  },
  pages: {
    lists: ['/pages'],
    objects: (portal, query) => portal.pages({ query }).then(({ page_list: list, total }) => ({ list, total })),
  },
  docs: {
    lists: ['/docs'],
    objects: (portal, query) => portal.docs({ query }).then(({ doc_list: list, total }) => ({ list, total })),
  },
} as const satisfies Record<string, Kind>
