/** Everything of the header that a skin dresses. */
export type SiteHeaderPart =
  | 'root' | 'utility' | 'utilityRow' | 'utilityEnd' | 'utilityLink' | 'bar' | 'row' | 'territory'
  | 'menu' | 'menuList' | 'menuItem' | 'menuLink' | 'chevron' | 'panel' | 'panelRow' | 'groups' | 'group' | 'groupTitle' | 'ownLink' | 'option' | 'feature'
  | 'search' | 'searchField' | 'cancel' | 'searchButton' | 'account' | 'track'
  | 'drawer' | 'drawerButton' | 'drawerPanel' | 'drawerRow' | 'drawerItem' | 'drawerLink' | 'drawerOptions' | 'drawerAccount' | 'drawerSettings'
  | 'button' | 'icon' | 'openIcon' | 'closeIcon' | 'mark'
