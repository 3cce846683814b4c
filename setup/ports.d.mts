/** The first of `count` consecutive free ports. */
export function freeRow(count: number): Promise<number>
