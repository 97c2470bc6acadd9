import { aiCalls, failAi, newAiKey } from '../support/ai.ts'
import { createPost, type Member } from '../support/api.ts'
import { expectAccessible } from '../support/axe.ts'
import { confirm } from '../support/teams.ts'
import { expect, test, type Page } from '../support/test.ts'

const SECTION = '/ai-providers'
const TITLE = 'How we cut our p95 latency in half without buying hardware'

/** Adds the key of OpenAI on the open settings. */
async function addKey(page: Page, key: string) {
  await page.getByRole('button', { name: 'Add provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a provider' })
  await dialog
    .getByRole('combobox', { name: 'Provider' })
    .selectOption({ label: 'OpenAI: GPT-4, GPT-3.5 Turbo' })
  await dialog.getByLabel('API key', { exact: true }).fill(key)
  await dialog.getByRole('button', { name: 'Add provider' }).click()
  await expect(page.getByText(`•••• ${key.slice(-4)}`)).toBeVisible()
}

/** Gives an organization a key without the screens. */
const giveKey = (owner: Member, organizationId: string, apiKey: string) =>
  owner.ask('POST', '/ai/integrations', { organizationId, provider: 'openai', apiKey })

/** Opens the form of a post and chooses moods, one text each. */
async function chooseMoods(page: Page, ...moods: string[]) {
  await page.getByRole('button', { name: 'Generate AI comments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate AI comments' })
  for (const mood of moods) await dialog.getByRole('button', { name: mood, exact: true }).click()
  return dialog
}

test('an owner adds a key that is refused, replaces and tests it, and removes it', async ({
  openAsOwner,
}) => {
  const { owner } = await openAsOwner(SECTION)
  const { page } = owner
  await expectAccessible(page)
  await addKey(page, 'sk-somebody-elses-key')
  await page.getByRole('button', { name: 'Test OpenAI' }).click()
  await expect(page.getByText(/The provider refuses the key/).first()).toBeVisible()

  const key = newAiKey()
  await page.getByRole('button', { name: 'Edit OpenAI' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit OpenAI' })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('New API key').fill(key)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`•••• ${key.slice(-4)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Test OpenAI' }).click()
  await expect(page.getByText(/^It works: .+ has answered\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`•••• ${key.slice(-4)}`)).toBeVisible()
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Remove OpenAI' }).click()
  await confirm(page, 'Remove provider')
  await expect(page.getByText('No provider yet')).toBeVisible()
})

test('from the key to a copied comment, with a tone of the organization', async ({ openAsOwner }) => {
  const { id: organizationId, owner } = await openAsOwner(SECTION)
  const { page } = owner
  const key = newAiKey()
  await addKey(page, key)
  await page.getByRole('link', { name: 'AI prompts' }).first().click()
  await page.getByLabel('Tone').fill('We know each other well. No marketing words.')
  await page.getByRole('button', { name: 'Save prompts' }).click()
  await expect(page.getByText('AI prompts saved')).toBeVisible()
  await expectAccessible(page)

  const post = await createPost(owner, { organizationId, title: TITLE })
  await page.goto(`/posts/${post.id}`)
  const form = await chooseMoods(page, 'Curious', 'Funny', 'Serious')
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()

  const review = page.getByRole('dialog', { name: 'Review AI comments' })
  const texts = review.getByRole('textbox')
  await expect(texts).toHaveCount(3)
  await expect(review.getByRole('button', { name: 'Approve 3 comments' })).toBeEnabled()
  await expectAccessible(page, '[role=dialog]')
  expect(
    new Set(await texts.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))).size,
  ).toBe(3)

  // A reload keeps the texts, and what was changed in them.
  await texts.first().fill('Which of the three changes paid off first?')
  await page.reload()
  await page.getByRole('button', { name: '3 texts wait for review' }).click()
  await expect(texts.first()).toHaveValue('Which of the three changes paid off first?')
  await review.getByRole('radio', { name: 'Reject' }).nth(1).click()
  await review.getByRole('button', { name: 'Approve 2 comments' }).click()
  await expect(page.getByText('2 comments were added')).toBeVisible()
  await expect(review).toHaveCount(0)

  const card = page.getByRole('article').filter({ hasText: 'Which of the three changes paid off first?' })
  await expect(card.getByText('AI', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: /^Copy/ }).click()
  await expect(card.getByText(/Copied|Used/).first()).toBeVisible()
  const [call] = await aiCalls(key).then((calls) => calls.filter(({ kind }) => kind === 'chat'))
  expect(call?.document?.wanted.map(({ mood }) => mood)).toEqual(['curious', 'funny', 'serious'])
  expect(call?.document).toMatchObject({
    organization: { tone: 'We know each other well. No marketing words.' },
  })
})

test('a failure of the provider is told in words, and keeps what has arrived', async ({ openAsOwner }) => {
  const { id: organizationId, owner } = await openAsOwner()
  const { page } = owner
  const key = newAiKey()
  await giveKey(owner, organizationId, key)
  const post = await createPost(owner, { organizationId, title: TITLE })
  await page.goto(`/posts/${post.id}`)
  await failAi(key, 'quota')
  const form = await chooseMoods(page, 'Witty', 'Critical')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review AI comments' })
  await expect(review.getByText(/The account at the provider has no credit left/)).toBeVisible()
  await review.getByRole('button', { name: 'Try again' }).click()
  await expect(review.getByRole('textbox')).toHaveCount(2)
})

test('texts appear as they arrive, and a stop keeps them and ends the spending', async ({ openAsOwner }) => {
  const { id: organizationId, owner } = await openAsOwner()
  const { page } = owner
  const key = newAiKey()
  await giveKey(owner, organizationId, key)
  const post = await createPost(owner, { organizationId, title: TITLE })
  await page.goto(`/posts/${post.id}`)
  await failAi(key, 'stall', { afterTexts: 1 })
  const form = await chooseMoods(page, 'Playful', 'Poetic', 'Neutral')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review AI comments' })
  await expect(review.getByRole('textbox')).toHaveCount(1)
  await expect(review.getByText('1 of 3 texts have arrived')).toBeVisible()
  await review.getByRole('button', { name: 'Stop' }).click()
  await expect(review.getByText('It was stopped.')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Approve 1 comment' })).toBeEnabled()
  await expect.poll(async () => (await aiCalls(key)).at(-1)?.isDisconnected).toBe(true)
})
