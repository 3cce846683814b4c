import * as module from 'react-aria-components/i18n/en-US'
import type { AriaMessages } from './messages.ts'

/** The package's types declare its default export as a type only. */
const { default: own } = module as unknown as { default: AriaMessages }

export const messages: AriaMessages = { '@react-aria/dnd': { ...own['@react-aria/dnd'] } }
