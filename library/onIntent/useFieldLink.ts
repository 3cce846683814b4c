import { useState } from 'react'
import { closedComboBox, FieldLink } from './FieldLink.ts'

/** A link to the behaviour of a field, and the attributes that the behaviour sets on the field. */
export function useFieldLink() {
  const [attributes, setAttributes] = useState(closedComboBox)
  const [link] = useState(() => new FieldLink(setAttributes))
  return { link, attributes }
}
