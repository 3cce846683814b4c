import type { FileRoutesByPath } from '@tanstack/react-router'

/** The router's own table: the route tree, which fills it, imports every page. */
type RoutePath = WithoutEnd<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>
type WithoutEnd<Path extends string> = Path extends `${infer Before extends `/${string}`}/` ? Before : Path
type Filled<Path extends string> = Path extends `${infer Before}$${string}` ? `${Before}${string}` : Path
/** The pages that editors name by a word stand under no list: any word would be one of them. */
export type PagePath = Filled<Exclude<RoutePath, '/$pageID'>>

/** The address of a page that is in the route tree, with its parameters filled in. */
export type PageAddress = PagePath | `${PagePath}${'?' | '#'}${string}`

/** Links within the portal are written with it: one to a page that is not in the route tree is a type error. */
export const pageAddress = <Address extends PageAddress>(address: Address): Address => address
