import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { projectFile } from '#tests/project'

const PEER = fileURLToPath(projectFile('e2e/sandbox/openid/server.mjs'))

/** The sandbox provider of the test environment. */
export const issuer = new URL(process.env.EXTERNAL_ISSUER!)

/** Starts the provider; the returned function stops it. */
export async function startPeer(): Promise<() => Promise<void>> {
  const peer = spawn('node', [PEER], {
    env: { PATH: process.env.PATH, PORT: issuer.port, REDIRECT_ORIGIN: process.env.APP_URL },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await Promise.race([once(peer.stdout, 'data'), once(peer, 'exit').then(refuse)])
  return async () => {
    const exit = once(peer, 'exit')
    peer.kill('SIGTERM')
    await exit
  }
}

function refuse(): never {
  throw new Error('The OpenID provider did not start')
}
