import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dataDir } from './instance.ts'

/** Where the AI of the sandbox lists the requests it has received. */
export const aiUrl = () => (JSON.parse(readFileSync(`${dataDir}/sandbox.json`, 'utf8')) as { ai: string }).ai

/** A key that the AI of the sandbox accepts. Each test has its own, so that failures affect no other test. */
export const newAiKey = () => `sk-sandbox-${randomUUID()}`

const endOf = (key: string) => key.slice(-4)

/** Requests a failure of the next calls with a key; `e2e/sandbox/ai/README.md` lists the options. */
export async function failAi(key: string, failure: string, facts: object = {}) {
  const answer = await fetch(`${aiUrl()}/control`, {
    method: 'POST',
    body: JSON.stringify({ key: endOf(key), failure, ...facts }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** A request that the AI of the sandbox has received. */
export interface AiCall {
  provider: 'openai' | 'llama' | 'gemini'
  kind?: 'chat' | 'models'
  model: string | null
  /** The last four characters. */
  key: string
  status: number
  wanted: number
  document: { language: string; differFrom: string[]; wanted: { n: number; mood: string }[] } | null
  answer: string
  tokensSent: number
  failure?: string
  isDone: boolean
  isDisconnected: boolean
}

/** The requests that the AI of the sandbox has received with a key, oldest first. */
export async function aiCalls(key: string) {
  const answer = await fetch(`${aiUrl()}/control/calls`)
  return ((await answer.json()) as AiCall[]).filter((call) => call.key === endOf(key))
}
