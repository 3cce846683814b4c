import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

/**
 * Renders controls in a form.
 * @returns the name and value of each button that has submitted it, updated with each submit
 */
export function renderInForm(controls: ReactNode): readonly (readonly [name: string, value: string])[] {
  const submitters: [string, string][] = []
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        if (submitter instanceof HTMLButtonElement) submitters.push([submitter.name, submitter.value])
      }}
    >
      {controls}
    </form>,
  )
  return submitters
}
