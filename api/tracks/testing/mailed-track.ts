/** Tracks that visitors mail to themselves, as they are sent. */
export const trackWithoutDays = {
  locations: [1001, 1002],
  events: [4001],
  plan: [{ object_type: 'event', object_id: 4001, day: 2, note: 'Взять билеты' }],
}

export const trackOfTwoDays = {
  locations: [1001, 1002],
  events: [],
  plan: [
    { object_type: 'location', object_id: 1002, day: 1 },
    { object_type: 'location', object_id: 1001, day: 2, note: 'Взять билеты' },
  ],
  days: 2,
}

let visitors = 0
/** An address that no other test uses. */
export const anAddress = () => `reader-${(visitors += 1)}@example.org`

export const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
export const newKey = () => withKey(crypto.randomUUID())
