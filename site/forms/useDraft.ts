import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { keepDraft, readDraft } from './draft.ts'
import type { FormDefinition } from './form-definition.ts'
import { restoreValues, typedValues } from './typed-values.ts'
import type { FormValues } from './submitted-form.ts'

type First = {
  /** The values that the page was rendered with. */
  initial: FormValues
  /** The page shows a form that has just been posted, so its values are newer than a draft. */
  isSubmitted: boolean
}

/** Keeps typed values over a reload and over the end of a session. */
export function useDraft(form: FormDefinition, element: RefObject<HTMLFormElement | null>, first: First) {
  const atFirst = useRef(first)
  useEffect(() => {
    const { initial, isSubmitted } = atFirst.current
    const draft = isSubmitted ? undefined : readDraft(form)
    const isOfThisObject = form.fields.every(({ kind, name }) => kind !== 'hidden' || draft?.[name] === initial[name])
    if (draft && isOfThisObject && element.current) restoreValues(form, element.current, draft, initial)
  }, [form, element])
  const keep = useCallback(() => {
    if (element.current) keepDraft(form, typedValues(form, element.current))
  }, [form, element])
  return { keep }
}
