import { versionPath } from '../../addresses/version-path.ts'

const isVersion = (response: unknown): response is { version: string } =>
  typeof response === 'object' && response !== null && 'version' in response && typeof response.version === 'string'

/**
 * The version on the server.
 * @throws if the portal cannot be reached or its response is invalid
 */
export async function versionOnServer(signal?: AbortSignal): Promise<string> {
  const response = await fetch(versionPath, { cache: 'no-store', ...(signal && { signal }) })
  const body: unknown = response.ok ? await response.json() : null
  if (!isVersion(body)) throw new Error(`No version at ${versionPath}: status ${response.status}`)
  return body.version
}

/** @returns `null` if the server has the same version */
export async function newerVersion(own: string, signal?: AbortSignal): Promise<string | null> {
  const version = await versionOnServer(signal)
  return version === own ? null : version
}
