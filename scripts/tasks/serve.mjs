import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../lib/build.mjs'
import { onEnd } from '../lib/end-with-parent.mjs'
import { isSandboxed, serverEnvironment } from '../lib/environment.mjs'
import { at } from '../lib/paths.mjs'
import { startSandbox } from '../../e2e/sandbox/start-sandbox.mjs'

const env = serverEnvironment()
const address = env.APP_URL || `http://localhost:${env.PORT}`
// The sandbox starts while this process compares the sources with the build.
const [sandbox] = await Promise.all([isSandboxed(env) ? startSandbox(address) : undefined, ensureBuild()])
const server = spawn('node', ['bin/server.js', '--prepare'], {
  cwd: at('backend', 'build'),
  env: { ...sandbox?.env, ...env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
onEnd(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => {
  sandbox?.stop()
  process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1))
})
// The framework tells its parent once the application is ready.
server.on('message', (message) => message === 'ready' && console.log(banner()))

function banner() {
  const lines = ['', `  Fanfare is ready at ${address}`, '']
  const demo = join(env.DATA_DIR, 'demo-credentials.json')
  if (env.DEMO === 'true' && existsSync(demo)) {
    lines.push('  Sign in as')
    for (const { role, email, password } of JSON.parse(readFileSync(demo, 'utf8')).accounts)
      lines.push(`    ${role.padEnd(14)} ${email.padEnd(26)} ${password}`)
    lines.push('')
  }
  if (sandbox)
    lines.push(
      `  Mails arrive in the sandbox inbox at ${sandbox.inbox}`,
      `  Slack of the sandbox is at ${sandbox.slack}`,
      `  AI: any key that begins with sk-sandbox- (as sk-sandbox-12345678); requests show at ${sandbox.ai}`,
      `  Page views of people who accept show at ${sandbox.analytics}`,
      '',
    )
  lines.push('  Ctrl-C stops it. The data stays.', '')
  return lines.join('\n')
}
