import { expect, test } from 'vitest'
import { reportedObject } from './reported-object.ts'

test('a report is about the object in its address', () => {
  expect(reportedObject({ object_type: 'tour', object_id: 5001 })).toEqual({ object_type: 'tour', object_id: 5001 })
})

test.each([
  [{ object_type: 'tour' }],
  [{ object_type: 'tour', object_id: 'one' }],
  [{ object_type: 'tour', object_id: -1 }],
  [{ object_type: 'moon', object_id: 1 }],
  [{ object_id: 1 }],
  [{}],
])('a report is about no object of %o', (search) => {
  expect(reportedObject(search)).toBeUndefined()
})
