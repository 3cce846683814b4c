/** Whether only this machine can reach a program that listens on `host`. */
export function isLoopback(host: string): boolean
/** The address at which this machine reaches a program that listens on `host`. */
export function addressOf(host: string, port: number | string): string
