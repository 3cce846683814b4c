import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import {
  typeset,
  typesetAfterNumber,
  typesetAfterValue,
  typesetBetweenValues,
} from '@tropa/library/typography/typeset.ts'

const numbers: ReadonlySet<TYPE> = new Set([TYPE.number, TYPE.pound])

function setterBetween(before?: MessageFormatElement, after?: MessageFormatElement): (text: string) => string {
  if (before === undefined) return typeset
  if (numbers.has(before.type)) return typesetAfterNumber
  return after === undefined ? typesetAfterValue : typesetBetweenValues
}

/** `typeset` for a parsed message: its own text, not the values that are filled in. */
export const typesetMessage = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element, at) => {
    if (element.type === TYPE.literal)
      return { ...element, value: setterBetween(elements[at - 1], elements[at + 1])(element.value) }
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: typesetMessage(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })
