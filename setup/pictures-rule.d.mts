export type Drawer = { platform: string; chromium: string; sheet: string }
export type Verdict = { isCompared: boolean; line: string }
/** Whether pictures are compared here, and a sentence why. */
export function judge(accepted: Drawer | null, here: Drawer): Verdict
