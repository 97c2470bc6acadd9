// oxlint-disable-next-line no-restricted-imports -- no code of Electron outlives Chromium, and no input reaches the command
import { spawn } from 'node:child_process'
import { app } from 'electron'
import { appImageOf } from '../core/app-image.ts'
import { relaunchArguments } from './relaunch-arguments.ts'

/**
 * Waits for the end of the client: a line on stdin means that it quits, end of file that it was killed. If the session bus
 * is gone as well, waits at most two minutes until it answers, and restarts the client. Keeps no file of Chromium open.
 */
const WATCH = `
for file in /proc/self/fd/*; do fd=\${file##*/}; if ((fd > 2)); then exec {fd}>&-; fi; done
if read -r; then exit; fi
answers() {
  dbus-send --session --print-reply --reply-timeout=2000 --dest=org.freedesktop.DBus / org.freedesktop.DBus.Peer.Ping
}
if answers; then exit; fi
for ((second = 0; second < 120; second++)); do
  sleep 1
  if answers; then exec "$@"; fi
done
`

/**
 * Restarts the client after the session bus of a Linux desktop has ended: Chromium aborts without its bus, so a shell
 * outside the client waits for a new one.
 */
export function surviveBusDeath(): void {
  if (process.platform !== 'linux') return
  const program = appImageOf(process.execPath) ?? process.execPath
  const watcher = spawn('/bin/bash', ['-c', WATCH, 'bash', program, ...relaunchArguments(false)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // On a desktop without Bash the client just ends with its bus.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  app.on('will-quit', () => watcher.stdin.end('quit\n'))
}
