import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AI_TEXTS_MAX } from '@fanfare/contract/ai/rules/ai.ts'
import { refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aMood, anAiPost, anAiRun } from '../../../../testing/fixtures.ts'
import { aQueuedRun, GENERATE, openForm, RUN, STATE, visitAi } from '../../../../testing/visit-ai.tsx'

const button = () => screen.queryByRole('button', { name: 'Generate AI comments' })

const PREVIEW = 'POST /links/preview'
const started = { data: [], run: aQueuedRun() }

it('is not there for those who may not generate', async () => {
  const { server } = await visitAi({ can: { generate: false, configure: false } })
  await expect.poll(() => server.to(STATE)).toHaveLength(1)
  await expect.poll(button).toBeNull()
})

it('offers to try again when it is not known what can be generated', async () => {
  const { user, dialog, server } = await openForm({}, { [STATE]: unreachable })
  await dialog.findByText('The form could not be loaded')
  server.on(STATE, anAiPost())
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Generate' })).toBeTruthy()
})

describe('without a provider', () => {
  it('leads those who may add one to the settings', async () => {
    const { dialog } = await openForm({ isConfigured: false, providers: [] })
    const link = await dialog.findByRole('link', { name: 'Open the settings' })
    expect(link.getAttribute('href')).toBe('/organizations/org-1/settings/ai-providers')
    expect(dialog.queryByRole('button', { name: 'Generate' })).toBeNull()
  })

  it('tells others to ask an administrator', async () => {
    const { dialog } = await openForm({ isConfigured: false, can: { generate: true, configure: false } })
    await dialog.findByText(/^Ask an admin/)
    expect(dialog.queryByRole('link')).toBeNull()
  })
})

it('generates nothing once the monthly limit is used up', async () => {
  const { dialog } = await openForm({ limitReached: true })
  await dialog.findByText(/^The monthly limit for AI is used up/)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Generate' }).disabled).toBe(true)
})

it('starts with the mood that is offered first', async () => {
  const { user, dialog, server } = await openForm({}, { [GENERATE]: started })
  const mood = await dialog.findByRole('button', { name: 'Curious' })
  expect(mood.getAttribute('aria-pressed')).toBe('true')
  await user.click(dialog.getByRole('button', { name: 'Generate' }))
  await expect
    .poll(() => server.to(GENERATE)[0]?.body)
    .toMatchObject({ moods: [{ moodId: 'mood-1', quantity: 1 }] })
})

it('asks for a mood', async () => {
  const { user, dialog, server } = await openForm()
  await user.click(await dialog.findByRole('button', { name: 'Curious' }))
  await user.click(await dialog.findByRole('button', { name: 'Generate' }))
  expect((await dialog.findByText('Choose at least one mood')).getAttribute('role')).toBe('alert')
  expect(server.to(GENERATE)).toHaveLength(0)
})

describe('says why nothing was generated, and keeps what was chosen', () => {
  it.each([
    ['TOO_MANY_REQUESTS', { retryAfter: 61 }, /reached its hourly limit\. Try again in 2 minutes\.$/],
    ['AI_LIMIT_REACHED', {}, /^The monthly limit for AI is used up/],
    ['POST_NOT_FOUND', {}, 'Post not found.'],
  ] as const)('%s', async (code, details, text) => {
    const { user, dialog } = await openForm({}, { [GENERATE]: refuse(429, code, details) })
    const mood = await dialog.findByRole('button', { name: 'Curious' })
    await user.click(dialog.getByRole('button', { name: 'Generate' }))
    await dialog.findByText('Error generating comments')
    dialog.getByText(text)
    expect(mood.getAttribute('aria-pressed')).toBe('true')
  })
})

it('has no more of a mood than five, and no more than a run has', async () => {
  const names = ['Witty', 'Funny', 'Silly', 'Poetic', 'Serious']
  const all = names.map((name, index) => aMood({ id: `mood-${index}`, key: name.toLowerCase() }))
  const { user, dialog } = await openForm({}, { 'GET /moods': { moods: all } })
  for (const name of names.slice(0, 4)) {
    const mood = await dialog.findByRole('button', { name })
    if (mood.getAttribute('aria-pressed') === 'false') await user.click(mood)
    const stepper = within(dialog.getByRole('group', { name: `How many: ${name}` }))
    for (let clicks = 0; clicks < 6; clicks += 1)
      await user.click(stepper.getByRole('button', { name: /^One more/ }))
    expect(stepper.getByRole('status').textContent).toBe('5')
  }
  const last = dialog.getByRole('button', { name: 'Serious' })
  expect(last.getAttribute('aria-disabled')).toBe('true')
  await user.click(last)
  dialog.getByText(`20 of ${AI_TEXTS_MAX}`)
  await user.click(dialog.getByRole('button', { name: 'One fewer: Witty' }))
  await user.click(last)
  dialog.getByText(`20 of ${AI_TEXTS_MAX}`)
  expect(last.getAttribute('aria-pressed')).toBe('true')
})

it('offers the first moods, all on demand, and keeps those that are chosen', async () => {
  const all = Array.from({ length: 12 }, (_, at) => aMood({ id: `mood-${at}`, key: `tone${at}` }))
  const { user, dialog } = await openForm({}, { 'GET /moods': { moods: all } })
  const more = await dialog.findByRole('button', { name: 'All moods' })
  const offered = () => dialog.queryAllByRole('button', { name: /^tone\d+$/i }).length
  expect(offered()).toBe(8)
  await user.click(more)
  expect(offered()).toBe(12)
  await user.click(dialog.getByRole('button', { name: /^tone11$/i }))
  await user.click(more)
  expect(offered()).toBe(9)
  expect(document.activeElement).toBe(more)
})

it('offers neither the moods that are switched off nor a choice of one provider', async () => {
  const { dialog } = await openForm({ disabledMoodIds: ['mood-1'] })
  await dialog.findByRole('button', { name: 'Witty' })
  expect(dialog.queryByRole('button', { name: 'Curious' })).toBeNull()
  expect(dialog.queryByRole('combobox', { name: 'Provider' })).toBeNull()
})

it('says how long a comment of the network may be', async () => {
  const { user, dialog } = await openForm({}, {}, { post: { host: 'x.com' } })
  const length = await dialog.findByText('About 280 characters each.')
  expect(length.parentElement!.textContent).toContain('each. A comment on x.com can have at most 280')
  await user.click(dialog.getByRole('radio', { name: 'Short' }))
  expect(await dialog.findByText(/^About 120 characters each\./)).toBeTruthy()
})

it('does not offer the preview of a link whose preview could not be loaded', async () => {
  const { dialog } = await openForm({}, { [PREVIEW]: refuse(429, 'TOO_MANY_REQUESTS') })
  await dialog.findByText('This link has no preview.')
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

it('uses no preview of a link that has none, and keeps the choice for other links', async () => {
  const none = { preview: null, reason: 'not_a_page' }
  const { user, dialog, server } = await openForm(
    {},
    { [PREVIEW]: none, [GENERATE]: () => new Promise(() => undefined) },
  )
  await dialog.findByText('This link has no preview.')
  const choice = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Use the link preview' })
  expect([choice.checked, choice.disabled]).toEqual([false, true])
  await user.click(dialog.getByRole('button', { name: 'Generate' }))
  expect(server.to(GENERATE)[0]!.body).toMatchObject({ usePreview: false })
})

it('sends what was chosen once, and shows the review at once', async () => {
  const { user, dialog, server } = await openForm(
    { providers: ['openai', 'gemini'] },
    { [GENERATE]: () => new Promise(() => undefined) },
  )
  await dialog.findByRole('button', { name: 'Curious' })
  await user.click(dialog.getByRole('button', { name: 'One more: Curious' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Português')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Provider' }), 'Gemini')
  await user.click(dialog.getByRole('radio', { name: 'Long' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Use the link preview' }))
  await user.dblClick(dialog.getByRole('button', { name: 'Generate' }))
  await expect.poll(() => server.to(GENERATE)).toHaveLength(1)
  const { body, headers } = server.to(GENERATE)[0]!
  expect(body).toEqual({
    postId: 'post-1',
    moods: [{ moodId: 'mood-1', moodName: 'Curious', quantity: 2 }],
    language: 'pt',
    length: 'long',
    usePreview: false,
    provider: 'gemini',
  })
  expect(headers.get('prefer')).toBe('respond-async')
  expect(headers.get('idempotency-key')).toBeTruthy()
})

it('opens the review once the run has begun, which the keyboard can go on in', async () => {
  const { user, dialog, server } = await openForm({}, { [GENERATE]: started })
  await dialog.findByRole('button', { name: 'Curious' })
  server.on(STATE, anAiPost({ runs: [aQueuedRun()] }))
  await user.click(dialog.getByRole('button', { name: 'Generate' }))
  const review = await screen.findByRole('dialog', { name: 'Review AI comments' })
  await within(review).findByText('0 of 1 text so far')
  expect(review.contains(document.activeElement)).toBe(true)
})

it('remembers the choices of this device', async () => {
  const { user, dialog, server, button: opener } = await openForm({}, { [GENERATE]: started })
  await user.click(await dialog.findByRole('button', { name: 'Witty' }))
  await user.click(dialog.getByRole('radio', { name: 'Short' }))
  await user.click(dialog.getByRole('button', { name: 'Generate' }))
  await expect.poll(() => server.to(GENERATE)).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await user.click(opener)
  const again = within(await screen.findByRole('dialog', { name: 'Generate AI comments' }))
  expect((await again.findByRole('button', { name: 'Witty' })).getAttribute('aria-pressed')).toBe('true')
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Short' }).checked).toBe(true)
})

describe('a link to generate more', () => {
  const at = '/posts/post-1?generate=more'

  it('opens nothing for those who may not generate, and leaves the address', async () => {
    await visitAi({ can: { generate: false, configure: false } }, {}, { at })
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/posts/post-1')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('fills in what the post has least of, and starts nothing', async () => {
    const { server } = await visitAi({ more: [{ moodId: 'mood-2', quantity: 1 }] }, {}, { at })
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate AI comments' }))
    expect((await dialog.findByRole('button', { name: 'Witty' })).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/posts/post-1')
    expect(server.to(GENERATE)).toHaveLength(0)
  })

  it('is followed once, even if the address lags behind', async () => {
    const { user, server } = await visitAi({}, { [GENERATE]: started }, { at })
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate AI comments' }))
    const submit = await dialog.findByRole('button', { name: 'Generate' })
    server.on(STATE, anAiPost({ runs: [aQueuedRun()] }))
    await user.click(submit)
    await screen.findByRole('dialog', { name: 'Review AI comments' })
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/posts/post-1')
    expect(screen.queryByRole('dialog', { name: 'Generate AI comments' })).toBeNull()
  })
})

describe('a link to the texts that wait', () => {
  const at = '/posts/post-1?generate=review'

  it('opens nothing when none waits, and leaves the address', async () => {
    await visitAi({ runs: [] }, {}, { at })
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/posts/post-1')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens their review', async () => {
    await visitAi({ runs: [anAiRun()] }, { [RUN]: { run: anAiRun() } }, { at })
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(await screen.findByDisplayValue('Which metric moved first?')).toBeTruthy()
  })
})
