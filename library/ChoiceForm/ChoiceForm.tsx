import type { ComponentPropsWithRef, SubmitEvent } from 'react'

export interface ChoiceFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** The address of the post without scripts. */
  action: string
  /** Replaces the post: gets the name and value of the pressed button, and the button. */
  onChoose?: (name: string, value: string, button: HTMLButtonElement) => void
}

/** A choice between several submit buttons; without scripts a plain post. */
export function ChoiceForm({ onChoose, ...form }: ChoiceFormProps) {
  const choose = (event: SubmitEvent) => {
    const { submitter } = event.nativeEvent
    if (!onChoose || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    onChoose(submitter.name, submitter.value, submitter)
  }
  return <form {...form} method="post" onSubmit={choose} />
}
