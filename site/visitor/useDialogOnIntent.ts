import { useOnIntent, type LoadPart } from '@tropa/library/onIntent/useOnIntent.ts'
import { useRef, useState, type RefCallback } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from './Notices.tsx'

/**
 * A dialog whose script loads when somebody reaches for its button. If it cannot be loaded, as without a network, a
 * notice says so and the page stays.
 * @param load of the script, defined at module level
 * @returns `button`: a ref of the button; `part`: the script while the dialog is open, otherwise `null`; `isComing`:
 * whether the dialog waits for it
 */
export function useDialogOnIntent<Part>(load: LoadPart<Part>) {
  const say = useWords()
  const notify = useNotify()
  const root = useRef<Element>(null)
  const { part, request } = useOnIntent(root, load)
  const [isOpen, setOpen] = useState(false)
  const button: RefCallback<Element> = (element) => void (root.current = element)
  const close = () => setOpen(false)
  const open = () => {
    setOpen(true)
    void request().then((isThere) => {
      if (isThere) return
      close()
      notify({ text: say('dialog.failed'), tone: 'failed' })
    })
  }
  return { button, part: isOpen ? part : null, isComing: isOpen && part === null, open, close }
}
