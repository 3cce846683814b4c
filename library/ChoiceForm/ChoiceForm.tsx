import type { ComponentPropsWithRef, SubmitEvent } from 'react'

export interface ChoiceFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** Where the choice is posted while no script takes it. */
  action: string
  /** Takes the choice in place of the post: the name and value of the button pressed, and the button. */
  onChoose?: (name: string, value: string, button: HTMLButtonElement) => void
}

/** A choice made by pressing one of several submit buttons; a plain post before any script. */
export function ChoiceForm({ onChoose, ...form }: ChoiceFormProps) {
  const choose = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent
    if (!onChoose || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    onChoose(submitter.name, submitter.value, submitter)
  }
  return <form {...form} method="post" onSubmit={choose} />
}
