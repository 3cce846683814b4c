/** In `localStorage`: the name under which the visitor changes shared tracks; signing out removes it. */
const changerNameKey = 'changer_name'

/** Where storage is forbidden the name is asked for on each page. */
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

/** As the contract has it, whose schemas browsers do not load. */
const names = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .’'-]{0,38}[\p{L}\p{M}\p{N}.])?$/u
export const isChangerName = (name: string): boolean => names.test(name)
