/** Sends what has not reached the portal yet. @returns whether nothing is left */
export type SendUnsent = () => Promise<boolean>

const senders = new Set<SendUnsent>()

/** Registers changes that signing out would lose. @returns removes the registration */
export function holdUnsent(send: SendUnsent): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/** Sends everything before a visitor signs out. @returns whether nothing is left */
export async function sendUnsent(): Promise<boolean> {
  const results = await Promise.all([...senders].map((send) => send().catch(() => false)))
  return results.every(Boolean)
}
