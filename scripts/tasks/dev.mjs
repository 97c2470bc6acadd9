import { spawn, spawnSync } from 'node:child_process'
import { serverEnvironment } from '../lib/environment.mjs'
import { at } from '../lib/paths.mjs'

const env = serverEnvironment()
const { status } = spawnSync('node', ['ace.js', 'prepare'], { cwd: at('backend'), env, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const both = [
  spawn('node', ['ace.js', 'serve', '--hmr'], { cwd: at('backend'), env, stdio: 'inherit' }),
  spawn('node', ['node_modules/vite/bin/vite.js'], { cwd: at('web'), env, stdio: 'inherit' }),
]
const stop = () => both.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of both) child.on('exit', stop)
