import { test } from '@japa/runner'
import { AI_PROVIDERS } from '#contract/ai/rules/ai'
import { newId } from '#core/runtime/ids'
import { startAi } from '#tests/ai_peer'
import { Browser } from '#tests/browser'
import { contentOf } from '#tests/database_content'
import { freePort } from '#tests/environment'
import { PASSWORD } from '#tests/factories/user_factory'
import { makeSeparateDatabase, type SeparateDatabase } from '#tests/separate_database'
import { startServer } from '#tests/server'

interface Answer {
  code?: string
  token?: string
  organization?: { id: string }
  moods?: { id: string }[]
  post?: { id: string }
  data?: { content: string }[]
}

const TITLE = 'A title nobody else would write'
const MODEL = 'a-model-to-be-found'
const KEYS = ['sk-sandbox-4f1c9a7be25d-0001', 'sk-unknown-88e2d01c47aa-0002', 'sk-sandbox-b35f60d9e1c2-0003']

/** A server in development, where it talks to the AI of the sandbox and logs everything. */
async function serve(database: SeparateDatabase) {
  const ai = await startAi()
  const server = await startServer({
    NODE_ENV: 'development',
    DEMO: 'false',
    PORT: String(await freePort()),
    ...database.environment,
    LOG_LEVEL: 'trace',
    AI_URL: ai.url,
    // The SDK of OpenAI would log what it sends.
    OPENAI_LOG: 'debug',
  })
  return { ai, server }
}

test.group('The keys of providers', () => {
  test('are in clear neither in answers nor in the database nor in the log', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const { ai, server } = await serve(database)
    const browser = new Browser(server.url)
    const answers: string[] = []
    let authorization = ''
    const send = async (method: string, path: string, body?: object) => {
      const type = body && { 'content-type': 'application/json' }
      const headers = { ...type, ...(authorization && { authorization }) }
      const answer = await browser.open(path, { method, headers, body: body && JSON.stringify(body) })
      answers.push(await answer.text())
      return JSON.parse(answers.at(-1)!) as Answer
    }
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: PASSWORD }
    authorization = `Bearer ${(await send('POST', '/api/auth/register', account)).token}`
    const slug = `team-${newId().slice(-12)}`
    const { organization } = await send('POST', '/api/organizations', { name: newId(), slug })
    const organizationId = organization!.id

    for (const provider of AI_PROVIDERS) {
      const path = `/api/ai/integrations/${organizationId}/${provider}`
      // Adding a key tests it, with the model; a change does not.
      await send('POST', '/api/ai/integrations', { organizationId, provider, apiKey: KEYS[0] })
      await send('PATCH', path, { model: MODEL })
      await ai.control({ failure: 'badRequest', message: `Your key ${KEYS[0]} is odd`, on: 'chat' })
      assert.equal((await send('POST', `${path}/test`)).code, 'AI_REQUEST_REFUSED')
      await send('GET', `${path}/models`)
      await send('PATCH', path, { apiKey: KEYS[1] })
      assert.equal((await send('POST', `${path}/test`)).code, 'AI_KEY_REFUSED')
      assert.equal((await send('GET', `${path}/models`)).code, 'AI_KEY_REFUSED')
      await send('PATCH', path, { apiKey: KEYS[2], model: null })
      assert.notProperty(await send('POST', `${path}/test`), 'code')
      assert.equal(
        (await send('POST', '/api/ai/integrations', { organizationId, provider, apiKey: KEYS[2] })).code,
        'AI_PROVIDER_EXISTS',
      )
    }
    const { moods } = await send('GET', '/api/moods')
    const link = { url: 'https://www.linkedin.com/posts/1', title: TITLE, organizationId }
    const { post } = await send('POST', '/api/posts', link)
    const wanted = { moods: [{ moodId: moods![0]!.id, quantity: 1 }] }
    const { data } = await send('POST', `/api/ai/posts/${post!.id}/generate-comments`, wanted)
    assert.lengthOf(data!, 1)
    await send('GET', `/api/ai/integrations/${organizationId}`)
    await send('GET', `/api/organizations/${organizationId}/audit`)

    const [content, log] = [await contentOf(database), server.output()]
    await server.stop()
    await ai.stop()
    assert.include(content, MODEL)
    assert.include(log, '/api/ai/integrations')
    assert.include(answers.join('\n'), '0003')
    assert.notInclude(log, TITLE)
    assert.notInclude(log, data![0]!.content)
    for (const key of KEYS) {
      assert.notInclude(answers.join('\n'), key)
      assert.notInclude(content, key)
      assert.notInclude(log, key)
    }
  }).tags(['@slow'], 'append')
})
