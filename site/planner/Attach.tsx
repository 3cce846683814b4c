import { keyOf, type ObjectRef } from '@tropa/machines'
import { AttachControl } from '@tropa/library/AttachControl/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { attachData } from './early-presses.ts'
import { usePosition } from './active-track.tsx'
import { trackActions, trackFormId } from './track-form.ts'
import { useAdditions } from './useAdditions.ts'
import { useRefusal } from './useRefusal.ts'
import { useRemovals } from './useRemovals.ts'

export type AttachProps = { object: ObjectRef; title: string; hasPosition?: boolean }

/** The track control of one object, wired to the visitor's track. */
export function Attach({ object, title, hasPosition = false }: AttachProps) {
  const say = useWords()
  const add = useAdditions()
  const { remove } = useRemovals()
  const position = usePosition(object)
  const refusal = useRefusal([object])
  const data = attachData([object])
  const attach = () =>
    refusal.set(add({ objects: [object], text: () => say('track.added', { title }), about: keyOf(object) }) > 0)
  return (
    <AttachControl
      form={trackFormId}
      name={position === null ? trackActions.attach : trackActions.detach}
      value={data}
      data-attach={data}
      data-title={title}
      isAttached={position !== null}
      {...(hasPosition && position !== null && { position })}
      {...(position === null && refusal.text !== undefined && { refusal: refusal.text })}
      objectTitle={title}
      onChange={(isAttached) => (isAttached ? attach() : remove(object, title))}
    />
  )
}
