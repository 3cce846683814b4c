/** Whether a program that listens on `host` is reached from this machine alone. */
export function isLoopback(host: string): boolean
/** Where a program that listens on `host` is reached from this machine. */
export function addressOf(host: string, port: number | string): string
