import type { SharedChange } from '@tropa/contract'
import type { Words } from '../messages/intl.tsx'

/** A change with the title of its object, even if the object is no longer on the track. */
export type TitledChange = Omit<SharedChange, 'title'> & { title: string | null }

/** Describes who has done what to a shared track. */
export function changeText(say: Words, { kind, by, title }: TitledChange): string {
  const values = { by, title: title ?? say('sharedEditing.unknown') }
  switch (kind) {
    case 'attached':
      return say('sharedEditing.attached', values)
    case 'detached':
      return say('sharedEditing.detached', values)
    case 'ordered':
      return title === null ? say('sharedEditing.ordered', values) : say('sharedEditing.moved', values)
    default:
      return kind satisfies never
  }
}
