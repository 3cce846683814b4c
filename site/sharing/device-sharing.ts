/** Puts a text into the clipboard. Rejects where the browser does not allow it; a page without TLS has no clipboard. */
export const copyText = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text)
}

/** What opens the device's own list; `undefined` where it has none. */
export function shareByDevice(title: string): ((url: string) => void) | undefined {
  if (typeof navigator === 'undefined' || !('share' in navigator)) return undefined
  // A visitor who closes the list has changed their mind.
  return (url) => void navigator.share({ title, url }).catch(() => undefined)
}
