/** The header and footer around a page; a route names its layout in `staticData.layout`. */
export type LayoutName = 'new-default' | 'default' | 'pages' | 'docs' | 'errors'

export type LayoutShape = {
  header: 'fixed' | 'in-flow'
  /**
   * `region`: the region's four items with the provider's submenus; `server`: the provider's menu; `bare`: without
   * data.
   */
  menu: 'region' | 'server' | 'bare'
  hasTerritory: boolean
  isColumn: boolean
}

export const layouts: Readonly<Record<LayoutName, LayoutShape>> = {
  'new-default': { header: 'fixed', menu: 'region', hasTerritory: true, isColumn: false },
  default: { header: 'in-flow', menu: 'server', hasTerritory: false, isColumn: false },
  pages: { header: 'in-flow', menu: 'server', hasTerritory: false, isColumn: true },
  docs: { header: 'in-flow', menu: 'server', hasTerritory: false, isColumn: true },
  errors: { header: 'fixed', menu: 'bare', hasTerritory: false, isColumn: false },
}
