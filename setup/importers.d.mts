export function databaseTests(folder: string): Promise<string[]>
