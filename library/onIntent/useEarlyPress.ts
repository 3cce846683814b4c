import { useEffect, type RefObject } from 'react'

/**
 * Answers a press that came before the page was hydrated. A script of the page notes it on the button, as `aria-busy`;
 * what the button opens is named by `aria-haspopup`.
 */
export function useEarlyPress(button: RefObject<HTMLElement | null>, press: () => void) {
  useEffect(() => {
    if (button.current?.getAttribute('aria-busy') !== 'true') return
    button.current.removeAttribute('aria-busy')
    press()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the button is hydrated
  }, [])
}
