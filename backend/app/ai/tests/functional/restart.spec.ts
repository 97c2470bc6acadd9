import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { AiRun } from '#contract/ai/data/ai'
import type { Mood } from '#contract/posts/data/mood'
import { SANDBOX_KEY, startAi } from '#tests/ai_peer'
import { dialect } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { startServer, type RunningServer } from '#tests/server'

const WANTED = 12

/** Calls a server as the person who has registered there. */
class Member {
  server: RunningServer
  #token = ''

  constructor(server: RunningServer) {
    this.server = server
  }

  async register(): Promise<void> {
    const body = { name: 'Mira Member', email: 'mira@example.org', password: 'Brass-band-7!' }
    this.#token = (await this.call<{ token: string }>('/auth/register', body)).token
  }

  async call<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.server.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        prefer: 'respond-async',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  /** Starts a run for a new post and returns its id. */
  async generate(): Promise<string> {
    const about = { name: 'Northwind', slug: 'northwind' }
    const { organization } = await this.call<{ organization: { id: string } }>('/organizations', about)
    const organizationId = organization.id
    await this.call('/ai/integrations', { organizationId, provider: 'openai', apiKey: SANDBOX_KEY })
    const link = { title: 'Our new office', url: 'https://www.linkedin.com/posts/northwind_office' }
    const { post } = await this.call<{ post: { id: string } }>('/posts', { organizationId, ...link })
    const { moods } = await this.call<{ moods: Mood[] }>('/moods')
    const selection = moods.slice(0, WANTED / 3).map(({ id }) => ({ moodId: id, quantity: 3 }))
    const path = `/ai/posts/${post.id}/generate-comments`
    return (await this.call<{ run: AiRun }>(path, { moods: selection, language: 'en' })).run.id
  }

  async run(id: string): Promise<AiRun> {
    return (await this.call<{ run: AiRun }>(`/ai/runs/${id}`)).run
  }

  async until(id: string, condition: (run: AiRun) => boolean): Promise<AiRun> {
    for (;;) {
      const run = await this.run(id)
      if (condition(run)) return run
      await wait(50)
    }
  }
}

test.group('A server that is stopped while texts arrive', (group) => {
  dialect(group)
  // The server has connections of its own, so nothing is rolled back.
  group.each.teardown(async () => {
    for (const table of ['organizations', 'users', 'queue_jobs']) await db.from(table).delete()
  })

  test('ends the request, and asks for the missing texts when it is back', async ({ assert, cleanup }) => {
    const ai = await startAi({ CHUNK_DELAY_MS: '30' })
    cleanup(() => ai.stop())
    // Only a development server takes another AI.
    const settings = { NODE_ENV: 'development', AI_URL: ai.url, DATA_DIR: temporaryDataDir() }
    const member = new Member(await startServer(settings))
    await member.register()
    const id = await member.generate()
    const { texts: first } = await member.until(id, ({ arrived }) => arrived >= 2)
    await member.server.stop()
    await ai.control({ action: 'settings', values: { chunkDelayMs: 0 } })
    member.server = await startServer(settings)
    const done = await member.until(id, ({ endedAt }) => endedAt !== null)
    await member.server.stop()
    assert.deepInclude(done, { state: 'done', arrived: WANTED, failure: null })
    assert.includeDeepMembers(done.texts, first)
    const [keyTest, cut, rest, ...further] = await ai.calls()
    assert.notEqual(keyTest!.document?.wanted.length, WANTED)
    assert.isTrue(cut!.isDisconnected)
    assert.isBelow(rest!.document!.wanted.length, WANTED - first.length + 1)
    assert.isEmpty(further)
  })
    .timeout(60_000)
    .tags(['@slow'], 'append')
})
