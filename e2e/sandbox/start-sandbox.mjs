import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { at } from '../../scripts/lib/paths.mjs'

/** Starts a peer of the sandbox and waits until it reports its ports. */
async function startPeer(name, env) {
  const child = spawn('node', [at('e2e', 'sandbox', name, 'server.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [facts] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`The sandbox (${name}) did not start.`))),
  ])
  return { ...facts, stop: () => child.kill('SIGTERM') }
}

/** A free port: a provider has to know its own URL before it starts. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  await new Promise((closed) => server.close(closed))
  return String(port)
}

/** The settings that connect a server to the Slack of the sandbox. */
const slackEnvironment = ({ url, clientId, clientSecret, signingSecret }) => ({
  SLACK_URL: url,
  SLACK_CLIENT_ID: clientId,
  SLACK_CLIENT_SECRET: clientSecret,
  SLACK_SIGNING_SECRET: signingSecret,
})

/**
 * A mail inbox, an OpenID provider, a Slack workspace, language models and analytics on this machine, to try everything
 * without keys or a network. Returns the environment of the server, the URLs of the pages, and a function that stops it.
 * `aiDelayMs` is the pace of generated texts: readable by default, zero in tests.
 */
export async function startSandbox(appUrl, { aiDelayMs = 25 } = {}) {
  const REDIRECT_ORIGIN = new URL(appUrl).origin
  const [mail, openid, slack, ai, plausible] = await Promise.all([
    startPeer('mail', { PORT: '0', SMTP_PORT: '0' }),
    freePort().then((PORT) => startPeer('openid', { PORT, REDIRECT_ORIGIN })),
    startPeer('slack', { PORT: '0', APP_URL: appUrl, REDIRECT_ORIGIN }),
    startPeer('ai', { PORT: '0', CHUNK_DELAY_MS: String(aiDelayMs) }),
    startPeer('plausible', { PORT: '0' }),
  ])
  return {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
      EXTERNAL_ISSUER: `http://127.0.0.1:${openid.port}`,
      ...slackEnvironment(slack),
      AI_URL: ai.url,
      ANALYTICS: 'plausible',
      PLAUSIBLE_URL: plausible.url,
    },
    inbox: `http://127.0.0.1:${mail.port}`,
    slack: slack.url,
    ai: ai.url,
    analytics: plausible.url,
    stop: () => [mail, openid, slack, ai, plausible].forEach((peer) => peer.stop()),
  }
}
