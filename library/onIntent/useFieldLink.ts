import { useState } from 'react'
import { closedComboBox, FieldLink, type ComboBoxAttributes } from './FieldLink.ts'

const isSame = (one: ComboBoxAttributes, other: ComboBoxAttributes) =>
  one['aria-expanded'] === other['aria-expanded'] &&
  one['aria-controls'] === other['aria-controls'] &&
  one['aria-activedescendant'] === other['aria-activedescendant']

/** A link to the behaviour of a field, and the attributes that the behaviour sets on the field. */
export function useFieldLink() {
  const [attributes, setAttributes] = useState(closedComboBox)
  const [link] = useState(() => new FieldLink((next) => setAttributes((shown) => (isSame(shown, next) ? shown : next))))
  return { link, attributes }
}
