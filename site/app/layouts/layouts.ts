/** The header and footer around a page; a route names its layout in `staticData.layout`. */
export type LayoutName =
  | 'new-default'
  | 'default'
  | 'pages'
  | 'docs'
  | 'errors'
  | 'default-white'
  | 'auth'
  | 'payment'
  | 'empty'

export type LayoutShape = {
  /** `brand`: the name of the portal and its settings alone. */
  header: 'fixed' | 'in-flow' | 'brand' | 'none'
  hasFooter: boolean
  isWhite: boolean
  /**
   * `region`: the region's four items with the provider's submenus; `server`: the provider's menu; `bare`: without
   * data.
   */
  menu: 'region' | 'server' | 'bare'
  hasTerritory: boolean
  isColumn: boolean
}

export const layouts: Readonly<Record<LayoutName, LayoutShape>> = {
  'new-default': {
    header: 'fixed',
    hasFooter: true,
    isWhite: false,
    menu: 'region',
    hasTerritory: true,
    isColumn: false,
  },
  default: { header: 'in-flow', hasFooter: true, isWhite: false, menu: 'server', hasTerritory: false, isColumn: false },
  pages: { header: 'in-flow', hasFooter: true, isWhite: false, menu: 'server', hasTerritory: false, isColumn: true },
  docs: { header: 'in-flow', hasFooter: true, isWhite: false, menu: 'server', hasTerritory: false, isColumn: true },
  'default-white': {
    header: 'in-flow',
    hasFooter: true,
    isWhite: true,
    menu: 'server',
    hasTerritory: false,
    isColumn: false,
  },
  auth: { header: 'brand', hasFooter: false, isWhite: false, menu: 'bare', hasTerritory: false, isColumn: false },
  payment: { header: 'brand', hasFooter: false, isWhite: false, menu: 'bare', hasTerritory: false, isColumn: false },
  empty: { header: 'none', hasFooter: false, isWhite: false, menu: 'bare', hasTerritory: false, isColumn: false },
  errors: { header: 'fixed', hasFooter: true, isWhite: false, menu: 'bare', hasTerritory: false, isColumn: false },
}
