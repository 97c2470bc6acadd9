import { aiCalls, failAi, newAiKey } from '../../support/ai.ts'
import { createMember, createOrganization, createPost } from '../../support/api.ts'
import { expect, test, type Page } from '../../support/test.ts'

const TITLE = 'How we cut our p95 latency in half without buying hardware'

/** Opens the form of a post and chooses moods, one text each. */
async function chooseMoods(page: Page, ...moods: string[]) {
  await page.getByRole('button', { name: 'Generate AI comments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate AI comments' })
  await dialog.getByRole('button', { name: 'All moods' }).click()
  // The preselected mood.
  await dialog.getByRole('button', { name: 'Curious', exact: true }).click()
  for (const mood of moods) await dialog.getByRole('button', { name: mood, exact: true }).click()
  return dialog
}

test('from the key to a copied comment, with a tone of the organization', async ({ openAsOwner }) => {
  const { id: organizationId, owner } = await openAsOwner('/ai-providers')
  const { page } = owner
  const key = newAiKey()

  await test.step('a key that the provider refuses is replaced by one that works', async () => {
    await page.getByRole('button', { name: 'Add provider' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a provider' })
    await adding
      .getByRole('combobox', { name: 'Provider' })
      .selectOption({ label: 'OpenAI: GPT-4, GPT-3.5 Turbo' })
    await adding.getByLabel('API key', { exact: true }).fill('sk-somebody-elses-key')
    await adding.getByRole('button', { name: 'Add provider' }).click()
    await expect(adding.getByText(/The provider refuses the key/)).toBeVisible()

    await adding.getByLabel('API key', { exact: true }).fill(key)
    await adding.getByRole('button', { name: 'Add provider' }).click()
    await expect(page.getByText('OpenAI added. The key works.').first()).toBeVisible()
    await expect(page.getByText(`•••• ${key.slice(-4)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Test OpenAI' }).click()
    await expect(page.getByText(/^It works: .+ answered\.$/)).toBeVisible()
    expect(await page.content()).not.toContain(key)
  })

  await test.step('the organization has a tone of its own', async () => {
    await page.getByRole('link', { name: 'AI prompts' }).first().click()
    await page.getByLabel('Tone').fill('We know each other well. No marketing words.')
    await page.getByRole('button', { name: 'Save prompts' }).click()
    await expect(page.getByText('AI prompts saved')).toBeVisible()
  })

  const post = await createPost(owner, { organizationId, title: TITLE })
  const review = page.getByRole('dialog', { name: 'Review AI comments' })
  const texts = review.getByRole('textbox')
  await test.step('three texts are generated, and differ', async () => {
    await page.goto(`/posts/${post.id}`)
    const form = await chooseMoods(page, 'Curious', 'Funny', 'Serious')
    await form.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(texts).toHaveCount(3)
    await expect(review.getByRole('button', { name: 'Approve 3 comments' })).toBeEnabled()
    const written = await texts.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
    expect(new Set(written).size).toBe(3)
  })

  const words = 'Which of the three changes paid off first?'
  await test.step('a reload keeps the texts, and what was changed in them', async () => {
    await texts.first().fill(words)
    await page.reload()
    await page.getByRole('button', { name: '3 texts to review' }).click()
    await expect(texts.first()).toHaveValue(words)
    await review.getByRole('radio', { name: 'Reject' }).nth(1).click()
    await review.getByRole('button', { name: 'Approve 2 comments' }).click()
    await expect(page.getByText('2 comments were added')).toBeVisible()
    await expect(review).toHaveCount(0)
  })

  const card = page.getByRole('article').filter({ hasText: words })
  await expect(card.getByText('AI', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^Copy/ }).click()
  await expect(card.getByText(/Copied|Used/).first()).toBeVisible()
  // The test of the key was a call, too, without moods.
  const call = (await aiCalls(key)).find(({ kind, document }) => kind === 'chat' && document !== null)
  expect(call?.document?.wanted.map(({ mood }) => mood)).toEqual(['curious', 'funny', 'serious'])
  expect(call?.document).toMatchObject({
    organization: { tone: 'We know each other well. No marketing words.' },
  })
})

test('texts appear as they arrive, and a stop keeps them and ends the spending @slow', async ({
  openPage,
}) => {
  const owner = await createMember('Olga Ferreira')
  const { id: organizationId } = await createOrganization(owner)
  const apiKey = newAiKey()
  await owner.ask('POST', '/ai/integrations', { organizationId, provider: 'openai', apiKey })
  const post = await createPost(owner, { organizationId, title: TITLE })
  const page = await openPage(owner.token)
  await page.goto(`/posts/${post.id}`)
  await failAi(apiKey, 'stall', { afterTexts: 1 })
  const form = await chooseMoods(page, 'Playful', 'Poetic', 'Neutral')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review AI comments' })
  await expect(review.getByRole('textbox')).toHaveCount(1)
  await expect(review.getByText('1 of 3 texts so far')).toBeVisible()
  await review.getByRole('button', { name: 'Stop' }).click()
  await expect(review.getByText('Generating was stopped.')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Approve 1 comment' })).toBeEnabled()
  await expect.poll(async () => (await aiCalls(apiKey)).at(-1)?.isDisconnected).toBe(true)
})
