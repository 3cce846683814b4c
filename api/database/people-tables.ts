/** Every table of the schema `people`. */
export * from './people.ts'
export * from './people-accounts.ts'
export * from './people-mail.ts'
export * from './people-orders.ts'
export * from './people-tickets.ts'
export * from './people-tracks.ts'
export * from './people-organisations.ts'
