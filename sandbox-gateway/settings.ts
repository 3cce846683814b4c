import type { SandboxOptions } from './app.ts'

/** A sentence for whoever starts the program. */
export class SettingError extends Error {
  override name = 'SettingError'
}

type Environment = Readonly<Record<string, string | undefined>>
export type Settings = { host: string; port: number; options: SandboxOptions }

function needed(environment: Environment, name: string): string {
  const value = environment[name]
  if (!value) throw new SettingError(`${name} is not set.`)
  return value
}

/** @throws {SettingError} where a setting is missing, and in production that did not ask for test payments */
export function readSettings(environment: Environment): Settings {
  if (environment['NODE_ENV'] === 'production' && environment['PAYMENT_SANDBOX'] !== 'on')
    throw new SettingError(
      'The sandbox gateway takes no money: it does not start in production without PAYMENT_SANDBOX=on.',
    )
  const host = environment['HOST'] || '127.0.0.1'
  const port = Number(environment['PAYMENT_PORT'] || 3002)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError('PAYMENT_PORT must be from 1 to 65535.')
  return {
    host,
    port,
    options: {
      shopId: needed(environment, 'PAYMENT_SHOP_ID'),
      secret: needed(environment, 'PAYMENT_SECRET'),
      publicUrl: new URL(environment['PAYMENT_PAGES']?.trim().split(/\s+/)[0] || `http://${host}:${port}`).origin,
      holdMinutes: Number(environment['HOLD_MINUTES'] || 15),
      ...(environment['NOTIFICATION_URL'] && { notificationUrl: environment['NOTIFICATION_URL'] }),
      ...(environment['SANDBOX_FILE'] && { file: environment['SANDBOX_FILE'] }),
    },
  }
}
