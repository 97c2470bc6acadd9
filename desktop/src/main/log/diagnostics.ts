import { release } from 'node:os'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { stateFacts } from './log-changes.ts'
import type { Facts, Log } from './log.ts'

const LINES_MAX = 200

/** A report for a support request: versions, the kind of computer, the state and the last lines of the log. */
export function diagnostics(state: DesktopState, log: Pick<Log, 'last'>): string {
  const { env, platform, arch, versions } = process
  const facts: Facts = {
    version: state.version,
    electron: versions['electron'] ?? null,
    chrome: versions['chrome'] ?? null,
    system: `${platform} ${release()} ${arch}`,
    desktop: env['XDG_CURRENT_DESKTOP'] ?? null,
    session: env['XDG_SESSION_TYPE'] ?? null,
    ...stateFacts(state),
  }
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${value}`)
  return [...lines, '', ...log.last(LINES_MAX), ''].join('\n')
}
