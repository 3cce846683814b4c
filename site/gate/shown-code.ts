import { codeLengths, writtenCode } from '@tropa/contract/ticket-code'

/** A code that was read by a camera or typed. `text`: the text from which its digest is made. */
export type ShownCode =
  | { kind: 'qr'; code: string; signature: string; text: string }
  | { kind: 'whole' | 'short'; code: string; text: string }

const qr = /^TROPA1\.([\dA-Z]{26})\.([\w-]{43})$/

/** @returns `undefined` for a text that is not the code of a ticket */
export function shownCode(typed: string): ShownCode | undefined {
  const text = typed.trim()
  const [, code, signature] = qr.exec(text) ?? []
  if (code !== undefined && signature !== undefined) return { kind: 'qr', code, signature, text }
  const written = writtenCode(text)
  if (!/^[\dA-Z]+$/.test(written)) return undefined
  if (written.length === codeLengths.whole) return { kind: 'whole', code: written, text: written }
  return written.length === codeLengths.short ? { kind: 'short', code: written, text: written } : undefined
}
