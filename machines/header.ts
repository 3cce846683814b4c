import { assign, or, setup, stateIn } from 'xstate'

/** The header hides only below this scroll position, px. */
export const headerHidesPastPx = 32

/** What decides whether the header hides: scrolling, and anything in it that is in use. */
export type HeaderEvent =
  /** `top`: the scroll position, px. */
  | { type: 'SCROLLED'; top: number }
  | { type: 'FOCUS_ENTERED' }
  | { type: 'FOCUS_LEFT' }
  | { type: 'MENU_OPENED' }
  | { type: 'MENU_CLOSED' }
  | { type: 'SEARCH_OPENED' }
  | { type: 'SEARCH_CANCELLED' }
  /** The router has rendered another page. */
  | { type: 'NAVIGATED' }
/** Where the page was scrolled to last, px, and the menus that are open. */
export type Header = {
  top: number
  /** Counted, since one menu may open before the other has closed. */
  openMenus: number
  hidesPast: number
}
/** `hidesPast`: px, 32 by default. */
export type HeaderInput = { hidesPast?: number }

const scrolled = ({ event }: { event: { top: number } }) => event

/**
 * A fixed header: `bar` hides going down and returns going up, `search` is the search mode of a phone. It never hides
 * while it contains focus, while a menu is open or in the search mode.
 */
export const headerMachine = setup({
  types: {} as { context: Header; events: HeaderEvent; input: HeaderInput },
  actions: {
    remember: assign({ top: (_, { top }: { top: number }) => top }),
    countMenu: assign({ openMenus: ({ context }) => context.openMenus + 1 }),
    discountMenu: assign({ openMenus: ({ context }) => Math.max(context.openMenus - 1, 0) }),
    forgetMenus: assign({ openMenus: 0 }),
  },
  guards: {
    isGoingDown: ({ context }, { top }: { top: number }) => top > context.top && top > context.hidesPast,
    isGoingUp: ({ context }, { top }: { top: number }) => top < context.top,
    hasOpenMenu: ({ context }) => context.openMenus > 0,
  },
}).createMachine({
  id: 'header',
  context: ({ input }) => ({ top: 0, openMenus: 0, hidesPast: input.hidesPast ?? headerHidesPastPx }),
  type: 'parallel',
  on: { MENU_OPENED: { actions: 'countMenu' }, MENU_CLOSED: { actions: 'discountMenu' } },
  states: {
    bar: {
      initial: 'shown',
      on: {
        SCROLLED: { actions: { type: 'remember', params: scrolled } },
        NAVIGATED: { target: '.shown', actions: 'forgetMenus' },
      },
      states: {
        shown: {
          on: {
            SCROLLED: {
              guard: { type: 'isGoingDown', params: scrolled },
              target: 'hidden',
              actions: { type: 'remember', params: scrolled },
            },
          },
        },
        hidden: {
          always: {
            guard: or(['hasOpenMenu', stateIn({ focus: 'inside' }), stateIn({ search: 'open' })]),
            target: 'shown',
          },
          on: {
            SCROLLED: {
              guard: { type: 'isGoingUp', params: scrolled },
              target: 'shown',
              actions: { type: 'remember', params: scrolled },
            },
          },
        },
      },
    },
    focus: {
      initial: 'outside',
      states: { outside: { on: { FOCUS_ENTERED: 'inside' } }, inside: { on: { FOCUS_LEFT: 'outside' } } },
    },
    search: {
      initial: 'closed',
      states: {
        closed: { on: { SEARCH_OPENED: 'open' } },
        open: { on: { SEARCH_CANCELLED: 'closed', NAVIGATED: 'closed' } },
      },
    },
  },
})
