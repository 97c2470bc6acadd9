import { aiCalls, aiUrl, failAi, newAiKey } from '../../support/ai.ts'
import { expect, test } from '../../support/test.ts'

const DOCUMENT = {
  task: 'comments',
  language: 'fr',
  length: 'short',
  maxCharacters: 200,
  post: { host: 'linkedin.com', title: 'Nous recrutons à Lyon', text: '', preview: null },
  wanted: [
    { n: 1, mood: 'curious', meaning: 'Asks an honest question', angle: 'asks the author a question' },
  ],
  differFrom: [],
}

const ask = (key: string) =>
  fetch(`${aiUrl()}/openai/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'gpt-4o-mini',
      messages: [{ role: 'user', content: JSON.stringify(DOCUMENT) }],
    }),
  })

test('the AI of the sandbox refuses a key that is not for it', async () => {
  expect((await ask('sk-somebody-elses-key')).status).toBe(401)
})

test('the AI of the sandbox fails as often as it is told to', async () => {
  const key = newAiKey()
  await failAi(key, 'rateLimited', { retryAfter: 3 })

  const limited = await ask(key)
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('3')
  expect((await ask(key)).status).toBe(200)
})

test('the AI of the sandbox shows what it was asked and what it answered', async ({ page }) => {
  const key = newAiKey()
  await ask(key)

  const [call] = await aiCalls(key)
  const [comment] = JSON.parse(call!.answer).comments as { text: string }[]
  expect(call).toMatchObject({ provider: 'openai', wanted: 1, status: 200, isDone: true })
  await page.goto(aiUrl())
  const shown = page.getByRole('article').filter({ hasText: `key ending in ${key.slice(-4)}` })
  await expect(shown).toContainText(comment!.text)
  await shown.getByText('What was asked').click()
  await expect(shown.getByText('Nous recrutons à Lyon')).toBeVisible()
})
