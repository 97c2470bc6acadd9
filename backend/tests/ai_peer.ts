import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Group } from '@japa/runner/core'
import env from '#start/env'
import { projectFile } from './project.js'

const PEER = fileURLToPath(projectFile('e2e/sandbox/ai/server.mjs'))

type Settings = { -readonly [Key in keyof typeof env.ai]: (typeof env.ai)[Key] | undefined }

/** A key that the sandbox accepts. */
export const SANDBOX_KEY = 'sk-sandbox-0123456789-7f3a'

/** A request received by the sandbox. */
export interface ReceivedCall {
  provider: 'openai' | 'llama' | 'gemini'
  kind: string
  model: string
  key: string
  /** The user message, if it was one of our JSON documents. */
  document: { wanted: { n: number; mood: string; angle: string }[]; differFrom: string[] } | null
  isDisconnected: boolean
}

/** Starts the AI of the sandbox on a free port. */
export async function startAi(environment: Record<string, string> = {}): Promise<AiPeer> {
  const peer = spawn('node', [PEER], {
    env: { PATH: process.env.PATH, PORT: '0', SEED: '7', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url }] = (await Promise.race([once(peer, 'message'), once(peer, 'exit').then(refuse)])) as [
    { url: string },
  ]
  return new AiPeer(url, async () => {
    const exit = once(peer, 'exit')
    peer.kill('SIGTERM')
    await exit
  })
}

function refuse(): never {
  throw new Error('The AI of the sandbox did not start')
}

/** The AI of the sandbox, as controlled by a test. */
export class AiPeer {
  constructor(
    readonly url: string,
    readonly stop: () => Promise<void>,
  ) {}

  /** Sends a command to `/control`. */
  async control<T = void>(order: object): Promise<T> {
    const answer = await fetch(`${this.url}/control`, { method: 'POST', body: JSON.stringify(order) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }

  /** Resets its state. */
  async reset(): Promise<void> {
    await this.control({ action: 'reset' })
  }

  /** The received calls. */
  async calls<T = ReceivedCall>(): Promise<T[]> {
    const answer = await fetch(`${this.url}/control/calls`)
    return (await answer.json()) as T[]
  }
}

/** Gives the server of these tests its own AI, reset for each test. The returned function returns it. */
export function useAi(group: Group, environment: Record<string, string> = {}): () => AiPeer {
  let peer: AiPeer | undefined
  group.setup(async () => {
    const before = { ...env.ai }
    peer = await startAi(environment)
    Object.assign(env.ai as Settings, { url: peer.url })
    return async () => {
      Object.assign(env.ai as Settings, before)
      await peer?.stop()
    }
  })
  group.each.setup(() => peer!.reset())
  return () => peer!
}
