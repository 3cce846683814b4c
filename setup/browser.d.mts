/** The Chromium of this machine: the one that `CHROMIUM_PATH` names, else one on the path or in a usual place. */
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
