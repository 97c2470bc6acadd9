import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PEER = fileURLToPath(new URL('../../../sandbox/slack/server.mjs', import.meta.url))

interface Credentials {
  url: string
  clientId: string
  clientSecret: string
  signingSecret: string
}

/** Starts the Slack of the sandbox with this many users. */
export async function startSlack(people: number, appUrl: string) {
  const peer = spawn('node', [PEER], {
    env: { PATH: process.env.PATH, PORT: '0', APP_URL: appUrl, PEOPLE: String(people) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url, clientId, clientSecret, signingSecret }] = (await once(peer, 'message')) as [Credentials]
  return {
    settings: {
      SLACK_URL: url,
      SLACK_CLIENT_ID: clientId,
      SLACK_CLIENT_SECRET: clientSecret,
      SLACK_SIGNING_SECRET: signingSecret,
    },
    /** Configures a failure of `chat.postMessage`. */
    async fail(order: object): Promise<void> {
      const body = JSON.stringify({ method: 'chat.postMessage', ...order })
      await fetch(`${url}/control`, { method: 'POST', body })
    },
    /** The number of messages received by each conversation. */
    async received(): Promise<Map<string, number>> {
      const messages = (await (await fetch(`${url}/control/messages`)).json()) as { channel: string }[]
      const counts = new Map<string, number>()
      for (const { channel } of messages) counts.set(channel, (counts.get(channel) ?? 0) + 1)
      return counts
    },
    async stop(): Promise<void> {
      const exit = once(peer, 'exit')
      peer.kill('SIGTERM')
      await exit
    },
  }
}
