import { useRouter } from '@tanstack/react-router'
import { classifyLink } from '@tropa/library/Link/classifyLink.ts'
import { movedTo } from '../../addresses/moved.ts'
import { region } from '../../region/region.ts'

export type HasPage = (href: string) => boolean

/** The part of the router that matches a path to a route. Its matcher also matches a prefix and names the rest `**`. */
type Matcher = {
  getMatchedRoutes: (path: string) => readonly [routes: unknown, params: Record<string, string>, route: unknown]
}

/** Whether a link of the provider's menu leads to a page of the route tree or to another site. */
export const hasPageIn =
  (router: Matcher): HasPage =>
  (href) => {
    const target = classifyLink(href, region.ownHosts)
    if (target.kind !== 'inside') return target.kind !== 'refused'
    const path = target.href.split(/[?#]/)[0] ?? '/'
    const [, params, route] = router.getMatchedRoutes(movedTo(path) ?? path)
    return route !== undefined && !('**' in params)
  }

export const useHasPage = (): HasPage => hasPageIn(useRouter())
