import type { Order } from '@tropa/contract'
import { momentInRegion } from '../../dates/region-time.ts'
import { useWords } from '../../messages/intl.tsx'
import { useNotify } from '../../visitor/Notices.tsx'

/** @param response of a call that has changed an order */
function holdEndIn(response: unknown): string | undefined {
  const order = typeof response === 'object' && response !== null && 'order' in response ? response.order : undefined
  const isHeld = typeof order === 'object' && order !== null && 'expires_at' in order
  return isHeld && typeof order.expires_at === 'string' ? order.expires_at : undefined
}

/** Say what has happened to an order, and load it again: the button that did it may have gone by then. */
export function useOrderChanged({ number }: Order, onChanged: () => void) {
  const say = useWords()
  const notify = useNotify()
  const changed = (text: string) => {
    notify({ text, tone: 'done' })
    onChanged()
  }
  return {
    cancelled: () => changed(say('order.cancelled', { number })),
    prolonged: (response: unknown) => {
      const end = holdEndIn(response)
      changed(
        end === undefined ? say('notice.updated') : say('order.prolonged', { number, time: momentInRegion(end).time }),
      )
    },
    /** @param place of the ticket in its item, from 1 */
    returned: (place: number) => changed(say('order.ticketReturned', { number, place })),
    allReturned: () => changed(say('order.allReturned', { number })),
  }
}
