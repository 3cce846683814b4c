import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'

const minute = 60_000
const hour = 60 * minute
export const mainMenuQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['main-menu'], queryFn: ({ signal }) => portal.mainMenu({}, { signal }), staleTime: hour })
export const subMenuQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['sub-menu'], queryFn: ({ signal }) => portal.subMenu({}, { signal }), staleTime: hour })
export const footerMenuQuery = (portal: Portal) =>
  queryOptions({
    queryKey: ['footer-menu'],
    queryFn: ({ signal }) => portal.footerMenu({}, { signal }),
    staleTime: hour,
  })
