import { useOnIntent, type LoadPart } from '@tropa/library/onIntent/useOnIntent.ts'
import { useRef, useState, type MouseEvent } from 'react'

/**
 * A `<details>` that opens as a dialog, whose script loads when somebody reaches for its summary. If it cannot be
 * loaded, as without a network, the details unfold in place, as they do without scripts.
 * @param load of the script, defined at module level
 * @param isDialog whether a dialog opens now; otherwise the details unfold
 * @returns `fold` and `summary`: refs; `part`: the script while the dialog is open, otherwise `null`; `isComing`:
 * whether the dialog waits for it; `open`: the click on the summary
 */
export function useFoldOnIntent<Part>(load: LoadPart<Part>, isDialog: () => boolean = () => true) {
  const fold = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { part, request } = useOnIntent(summary, load)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const open = (event: MouseEvent) => {
    if (fold.current?.open || !isDialog()) return
    event.preventDefault()
    setOpen(true)
    void request().then((isThere) => {
      if (isThere || !fold.current) return
      close()
      fold.current.open = true
    })
  }
  return { fold, summary, part: isOpen ? part : null, isComing: isOpen && part === null, open, close }
}
