import type { FileRoutesByPath } from '@tanstack/react-router'

/** The paths of the router's type registry, because importing the route tree would import every page. */
type RoutePath = WithoutEnd<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>
type WithoutEnd<Path extends string> = Path extends `${infer Before extends `/${string}`}/` ? Before : Path
type Filled<Path extends string> = Path extends `${infer Before}$${string}` ? `${Before}${string}` : Path
/** `/$pageID` is excluded, because it would accept any single word. */
export type PagePath = Filled<Exclude<RoutePath, '/$pageID'>>

/** The address of a page in the route tree, with its parameters filled in. */
export type PageAddress = PagePath | `${PagePath}${'?' | '#'}${string}`

/** Types a link within the portal: a link to a page that is not in the route tree is a type error. */
export const pageAddress = <Address extends PageAddress>(address: Address): Address => address
