/** The first of `count` free ports in a row. */
export function freeRow(count: number): Promise<number>
