/** In `localStorage`: the name under which the visitor changes shared tracks; signing out removes it. */
const changerNameKey = 'changer_name'

/** If storage is forbidden, each page asks for the name. */
export function keptChangerName(): string {
  try {
    return localStorage.getItem(changerNameKey) ?? ''
  } catch {
    return ''
  }
}

export function keepChangerName(name: string): void {
  try {
    localStorage.setItem(changerNameKey, name)
  } catch {
    // The name lives as long as the page.
  }
}
