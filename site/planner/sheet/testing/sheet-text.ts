import { screen } from '@testing-library/react'

/** A text as it is read: without word joiners, and with simple spaces. */
export const plainText = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')
export const plain = (element: Element | null | undefined) => plainText(element?.textContent ?? '')
/** The sheet of a rendered page. */
export const theSheet = () => screen.findByRole('article')
