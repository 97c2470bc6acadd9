import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDatabase } from './databases.ts'
import { startProduct } from './servers.ts'

/** Posts, and the texts that are generated for each in one run. */
const POSTS = 20
const TEXTS = 20
/** The similarity at which two texts are near-duplicates. */
const GOAL = 0.7

const PEER = fileURLToPath(new URL('../../e2e/peers/ai/server.mjs', import.meta.url))
const BUILT = new URL('../build/app/comments/rules/similarity.js', import.meta.url)
const APP_URL = 'http://127.0.0.1:3333'

const TITLES = [
  'We are hiring two engineers for our telemetry team',
  'Our new office in Porto is open',
  'How we cut our nightly build from an hour to six minutes',
  'Why we stopped sending status mails on Fridays',
  'Ten years of Northwind, and what we got wrong in the first',
  'A customer found a bug on a ferry',
  'The talk about alarms that wake nobody',
  'What a lighthouse taught us about monitoring',
  'We raised our prices, and here is the mail we sent',
  'Four days a week, after one year',
  'Interns who shipped to production in week two',
  'An open letter about passwords on sticky notes',
  'The chart that changed our roadmap',
  'How to say no to a large customer',
  'Our release notes are written by the support team',
  'Meet the person behind the on-call handbook',
  'The outage of March, hour by hour',
  'A library of ours is now open source',
  'Why every meeting room is named after a lake',
  'Thank you to a supplier who saved our launch',
]

interface Run {
  state: string
  texts: { id: string; content: string; similarTo: object | null }[]
}

async function startAi() {
  const peer = spawn('node', [PEER], {
    env: { PATH: process.env.PATH, PORT: '0', ...(process.env.SEED && { SEED: process.env.SEED }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [{ url, apiKey }] = (await once(peer, 'message')) as [{ url: string; apiKey: string }]
  return { url, apiKey, stop: () => peer.kill('SIGTERM') }
}

/** Generates and approves the texts of one post after the other. */
async function writeAll(origin: string, apiKey: string) {
  const call = async <T>(path: string, body?: object, token?: string): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const person = { name: 'Bench', email: 'bench@example.org', password: 'Brass-band-7!' }
  const { token } = await call<{ token: string }>('/auth/register', person)
  const { organization } = await call<{ organization: { id: string } }>(
    '/organizations',
    { name: 'Bench', slug: 'bench' },
    token,
  )
  const organizationId = organization.id
  await call('/ai/integrations', { organizationId, provider: 'openai', apiKey }, token)
  const { moods } = await call<{ moods: { id: string }[] }>('/moods')
  const selection = moods.slice(0, 10).map(({ id: moodId }) => ({ moodId, quantity: TEXTS / 10 }))
  const posts: string[][] = []
  for (const [index, title] of TITLES.slice(0, POSTS).entries()) {
    const url = `https://www.linkedin.com/posts/bench-${index}`
    const { post } = await call<{ post: { id: string } }>('/posts', { organizationId, title, url }, token)
    const options = { moods: selection, language: 'en' }
    const { run } = await call<{ run: Run }>(`/ai/posts/${post.id}/generate-comments`, options, token)
    const comments = run.texts.map(({ id, content, similarTo }) => ({
      id,
      content,
      isApproved: similarTo === null,
    }))
    await call(`/ai/posts/${post.id}/approve-comments`, { comments }, token)
    posts.push(comments.map(({ content }) => content))
  }
  const settings = await call<{ usage: { runs: number; inputTokens: number; outputTokens: number }[] }>(
    `/ai/settings/${organizationId}`,
    undefined,
    token,
  )
  return { posts, usage: settings.usage[0]! }
}

const { similarity } = (await import(BUILT.href)) as { similarity: (a: string, b: string) => number }

function similarities(texts: readonly string[]): number[] {
  return texts.flatMap((text, index) => texts.slice(index + 1).map((other) => similarity(text, other)))
}

/** Prints the largest similarity of pairs, the 99th percentile and the mean, and returns the largest. */
function report(name: string, pairs: number[]): number {
  const sorted = pairs.toSorted((a, b) => a - b)
  const max = sorted.at(-1) ?? 0
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  const mean = sorted.reduce((sum, each) => sum + each, 0) / (sorted.length || 1)
  const [a, b, c] = [max, p99, mean].map((each) => each.toFixed(3))
  console.log(
    `${name.padEnd(16)} ${String(pairs.length).padStart(6)} pairs   max ${a}   p99 ${b}   mean ${c}`,
  )
  return max
}

const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
const ai = await startAi()
const database = await makeDatabase('sqlite', folder)
// Only a development server takes another AI.
const server = await startProduct(database.dataDir, {
  ...database.settings,
  NODE_ENV: 'development',
  APP_URL,
  AI_URL: ai.url,
  LIMIT_AI: '1000',
})
const { posts, usage } = await writeAll(new URL(server.url).origin, ai.apiKey)
const calls = ((await (await fetch(`${ai.url}/control/calls`)).json()) as { kind: string }[]).filter(
  ({ kind }) => kind === 'chat',
)
const max = Math.max(...posts.map((texts, index) => report(`post ${index + 1}`, similarities(texts))))
report('all posts', similarities(posts.flat()))
const count = posts.reduce((sum, texts) => sum + texts.length, 0)
console.log(
  `${count} of ${POSTS * TEXTS} texts in ${usage.runs} runs, ${calls.length} calls, ` +
    `${usage.inputTokens} tokens in, ${usage.outputTokens} out; largest within a post ${max.toFixed(3)}, goal ${GOAL}`,
)
if (max >= GOAL || count < POSTS * TEXTS) process.exitCode = 1
await server.stop()
await database.drop()
ai.stop()
rmSync(folder, { recursive: true, force: true })
