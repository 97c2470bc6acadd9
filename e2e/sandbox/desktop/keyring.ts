import { spawn } from 'node:child_process'
import { stopChild } from './child.ts'
import type { Bus } from './bus.ts'

export interface Keyring {
  /** What it has written to its output. */
  log: () => string
  stop: () => Promise<void>
}

/** An unlocked keyring, as after signing in to the desktop. */
export async function startKeyring(bus: Bus, env: NodeJS.ProcessEnv): Promise<Keyring> {
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env: { ...env, G_MESSAGES_DEBUG: 'all' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [daemon.stdout!, daemon.stderr!]) stream.on('data', (part) => (output += part))
  daemon.stdin!.end('brass')
  await bus.waitForOwner('org.freedesktop.secrets').catch((cause: unknown) => {
    throw new Error(`The keyring did not start. ${output}`, { cause })
  })
  return { stop: () => stopChild(daemon), log: () => output }
}
