import { spawn } from 'node:child_process'
import { stopChild } from './child.ts'
import type { Bus } from './bus.ts'

const TIMEOUT_MS = 10_000

/** An unlocked keyring, as after signing in to the desktop. */
export async function startKeyring(bus: Bus, env: NodeJS.ProcessEnv) {
  const daemon = spawn('gnome-keyring-daemon', ['--foreground', '--unlock', '--components=secrets'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  daemon.stdin!.end('brass')
  const until = Date.now() + TIMEOUT_MS
  while ((await bus.ownerOf('org.freedesktop.secrets')) === null) {
    if (Date.now() > until) throw new Error('The keyring did not start in time')
    await new Promise((later) => setTimeout(later, 50))
  }
  return { stop: () => stopChild(daemon) }
}
