/** Copies a text to the clipboard. Rejects if the browser does not allow it; pages without TLS have no clipboard. */
export const copyText = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
}

/** Opens the device's share dialog; `undefined` if it has none. */
export function shareByDevice(title: string): ((url: string) => void) | undefined {
  if (typeof navigator === 'undefined' || !('share' in navigator)) return undefined
  // Closing the dialog is not an error.
  return (url) => void navigator.share({ title, url }).catch(() => undefined)
}
