import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WebAPIPlatformError, WebClient, type WebClientOptions } from '@slack/web-api'
import { projectFile } from './project.js'

const PEER = fileURLToPath(projectFile('e2e/sandbox/slack/server.mjs'))

const SCOPES = [
  'chat:write',
  'users:read',
  'users:read.email',
  'channels:read',
  'channels:history',
  'groups:read',
  'im:read',
  'im:write',
  'im:history',
  'mpim:read',
  'links:read',
  'links:write',
  'team:read',
  'commands',
]

interface Credentials {
  url: string
  clientId: string
  clientSecret: string
  signingSecret: string
  appId: string
  teamId: string
}

/** Starts the Slack of the sandbox on a free port. */
export async function startSlack(env: Record<string, string> = {}) {
  const peer = spawn('node', [PEER], {
    env: { PATH: process.env.PATH, PORT: '0', EVENT_RETRY_MS: '0,0,0', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [credentials] = (await Promise.race([once(peer, 'message'), once(peer, 'exit').then(refuse)])) as [
    Credentials,
  ]
  return new SlackPeer(credentials, async () => {
    const exit = once(peer, 'exit')
    peer.kill('SIGTERM')
    await exit
  })
}

function refuse(): never {
  throw new Error('The Slack of the sandbox did not start')
}

/** The Slack of the sandbox, as controlled by a test. */
export class SlackPeer {
  constructor(
    readonly credentials: Credentials,
    readonly stop: () => Promise<void>,
  ) {}

  /** The real client, without retries. */
  client(token?: string, options: WebClientOptions = {}) {
    const slackApiUrl = `${this.credentials.url}/api/`
    return new WebClient(token, {
      slackApiUrl,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      logger: SILENT,
      ...options,
    })
  }

  /** A client with the token of a new installation. */
  async installed(scopes = SCOPES, options: WebClientOptions = {}) {
    const { token } = await this.control<{ token: string }>({ action: 'install', scopes })
    return this.client(token, options)
  }

  /** Resets it to a new workspace. */
  async reset() {
    await this.control({ action: 'reset' })
  }

  /** Sends a command to `/control`, or to a path below it. */
  async control<T = void>(order: object, path = ''): Promise<T> {
    const answer = await fetch(`${this.credentials.url}/control${path}`, {
      method: 'POST',
      body: JSON.stringify(order),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }

  /** Reads what was received: messages, calls, deliveries, people, channels. */
  async read<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.credentials.url}/control/${path}`)
    return (await answer.json()) as T
  }

  async channel(name: string) {
    const channels = await this.read<{ id: string; name: string }[]>('channels')
    return channels.find((each) => each.name === name)!.id
  }

  async person(email: string) {
    const people = await this.read<{ id: string; profile: { email?: string } }[]>('people')
    return people.find(({ profile }) => profile.email === email)!.id
  }
}

const SILENT: NonNullable<WebClientOptions['logger']> = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  getLevel: () => 'error' as never,
  setName() {},
}

interface Refusal {
  error: string
  errors?: string[]
}

/** Slack's response to a call that it refuses. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const error = await failureOf(call)
  if (!(error instanceof WebAPIPlatformError)) throw error
  return error.data as unknown as Refusal
}

/** The error of a call that fails. */
export async function failureOf(call: Promise<unknown>): Promise<Error> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof Error) return outcome
  throw new Error('Slack accepted the call')
}
