import { spawn, spawnSync } from 'node:child_process'
import { onEnd } from '../lib/end-with-parent.mjs'
import { isSandboxed, serverEnvironment } from '../lib/environment.mjs'
import { at } from '../lib/paths.mjs'
import { startSandbox } from '../../e2e/sandbox/start-sandbox.mjs'

const settings = serverEnvironment()
const { status } = spawnSync('node', ['ace.js', 'prepare'], {
  cwd: at('backend'),
  env: settings,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const sandbox = isSandboxed(settings)
  ? await startSandbox(settings.APP_URL || `http://localhost:${settings.PORT}`)
  : undefined
const env = { ...sandbox?.env, ...settings }
if (sandbox)
  console.log(
    `Mails arrive in the sandbox inbox at ${sandbox.inbox}, messages in the Slack of the sandbox at ${sandbox.slack}\nAI: any key that begins with sk-sandbox- (as sk-sandbox-12345678); requests show at ${sandbox.ai}`,
  )

const both = [
  spawn('node', ['ace.js', 'serve', '--hmr'], { cwd: at('backend'), env, stdio: 'inherit' }),
  spawn('node', ['node_modules/vite/bin/vite.js'], { cwd: at('web'), env, stdio: 'inherit' }),
]
const stop = () => {
  both.forEach((child) => child.kill('SIGTERM'))
  sandbox?.stop()
}
onEnd(stop)
for (const child of both) child.on('exit', stop)
