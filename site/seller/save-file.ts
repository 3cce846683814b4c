import type { TicketFile } from '@tropa/contract'

/** Saves a file of a response under its name. */
export function saveFile({ name, type, base64 }: TicketFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
