import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AiPostState, AiRun, AiText } from '@fanfare/contract/ai/data/ai.ts'
import { fakeApi, refuse, type FakeApi } from '@fanfare/ui-kit/testing/fake-api.ts'
import { aMood, anAiPost, anAiRun, anAiText } from '@fanfare/ui-kit/testing/fixtures.ts'
import { COPY_AND_OPEN } from '../../../shared/copy-choice.ts'
import { callsOf, onCall } from '../../testing/fake-bridge.ts'
import { aCopy, anOffer, seen } from '../../testing/fixtures.ts'
import { METRIC, findRow, openPanel } from '../testing/open-panel.tsx'

const STATE = 'GET /ai/posts/post-1'
const GENERATE = 'POST /ai/posts/post-1/generate-comments'
const APPROVE = 'POST /ai/posts/post-1/approve-comments'
const MOODS = ['mood-1', 'mood-2', 'mood-3', 'mood-4', 'mood-5'].map((moodId) => ({ moodId, quantity: 1 }))

const TEXT = { content: 'Which week did the numbers turn?', moodId: 'mood-1' }

const aState = (facts: Partial<AiPostState> = {}) =>
  anAiPost({ can: { generate: true, configure: false }, more: MOODS, ...facts })
const aText = (facts: Partial<AiText> = {}) => anAiText({ ...TEXT, ...facts })
const aRun = (facts: Partial<AiRun> = {}) => anAiRun({ wanted: 5, texts: [], ...facts })

const open = () => openPanel({ offers: seen(anOffer()) })
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })
const more = () => screen.findByRole('option', { name: /Generate five more/ })

describe('a post that runs low', () => {
  let api: FakeApi

  beforeEach(() => {
    api = fakeApi({ [STATE]: aState(), 'GET /moods': { moods: [aMood({ id: 'mood-1' })] } })
  })

  it.each<[string, Partial<AiPostState>]>([
    ['without a provider', { isConfigured: false }],
    ['to somebody who may not', { can: { generate: false, configure: false } }],
    ['when the monthly limit is used up', { limitReached: true }],
  ])('offers no more texts %s', async (_case, facts) => {
    api.on(STATE, aState(facts))
    await open()
    await expect.poll(() => api.requests.some(({ path }) => path === '/ai/posts/post-1')).toBe(true)
    expect(screen.queryByText('Generate five more')).toBeNull()
  })

  it.each<[string, Parameters<typeof openPanel>[0]]>([
    ['the server is offline', { offers: seen(anOffer()), connection: 'offline' }],
    ['there are enough', { offers: seen(anOffer({ available: 3 })) }],
  ])('asks for nothing while %s', async (_case, facts) => {
    await openPanel(facts)
    await findRow(METRIC)
    expect(api.requests.filter(({ path }) => path.startsWith('/ai/'))).toEqual([])
  })

  it('says why nothing could be generated, and tries again', async () => {
    api.on(GENERATE, refuse(409, 'AI_LIMIT_REACHED'))
    const { user } = await open()
    await user.click(await more())
    await findRow(/monthly limit for AI is used up/)
    api.on(GENERATE, { data: [], run: aRun({ state: 'queued' }) })
    api.on('GET /ai/runs/run-1', { run: aRun({ state: 'failed', failure: 'AI_KEY_REFUSED' }) })
    await user.click(await more())
    expect(await findRow(/The provider refuses the key/)).toBeTruthy()
  })

  it('shows the texts as they arrive, and leaves those that are too alike to the post', async () => {
    api.on(GENERATE, () => {
      api.on(STATE, aState({ runs: [aRun({ state: 'running', arrived: 1, texts: [aText()] })] }))
      return { data: [], run: aRun({ state: 'queued' }) }
    })
    const { user } = await open()
    await user.click(await more())
    await findRow(/Writing… 1 of 5/)
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      postId: 'post-1',
      moods: MOODS,
    })
    const alike = aText({ id: 'text-2', similarTo: { id: 'c', content: 'Which week?', isSuggestion: true } })
    api.on(STATE, aState({ runs: [aRun({ texts: [aText(), alike] })] }))
    const row = await screen.findByRole('option', { name: /1 text to review/ }, { timeout: 4_000 })
    await user.click(row)
    expect(callsOf('window:open')).toEqual([['/posts/post-1?generate=review']])
  })

  it('approves a text by copying it', async () => {
    api.on(STATE, aState({ runs: [aRun({ texts: [aText()] })] }))
    api.on(APPROVE, { data: [{ id: 'comment-9' }], added: 1 })
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy({ commentId: 'comment-9' }) }))
    const { user } = await open()
    const row = await screen.findByRole('option', { name: /Which week/ })
    await user.click(within(row).getByTitle('Approve and copy'))
    await expect.poll(() => callsOf('suggestion:copy')).toEqual([['post-1', 'comment-9', COPY_AND_OPEN]])
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      postId: 'post-1',
      comments: [{ id: 'text-1', ...TEXT, isApproved: true }],
    })
  })

  it('copies nothing when a text cannot be approved', async () => {
    api.on(STATE, aState({ runs: [aRun({ texts: [aText()] })] }))
    api.on(APPROVE, refuse(409, 'SUGGESTION_SIMILAR'))
    const { user } = await open()
    const row = await screen.findByRole('option', { name: /Which week/ })
    await user.click(within(row).getByTitle('Approve and copy'))
    expect(await screen.findByText(/^Nothing was copied. .*very close to another/)).toBeTruthy()
    expect(callsOf('suggestion:copy')).toEqual([])
  })
})

describe('a generated text that is edited first', () => {
  const WORDS = 'In which week did it turn?'
  const similar = { id: 'c', content: 'Which week did it turn?' }
  let api: FakeApi

  beforeEach(() => {
    api = fakeApi({
      [STATE]: aState({ runs: [aRun({ texts: [aText()] })] }),
      'GET /moods': { moods: [aMood({ id: 'mood-1' })] },
      [APPROVE]: { data: [{ id: 'text-1', content: WORDS }], added: 1 },
    })
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy({ commentId: 'text-1' }) }))
  })

  /** Opens the editor of the text, with other words. */
  async function edit(words = WORDS, offer = anOffer()) {
    const { user } = await openPanel({ offers: seen(offer) })
    await user.click(await screen.findByRole('option', { name: /Which week/ }))
    await user.keyboard('{Control>}e{/Control}')
    const area = await field()
    expect(area.value).toBe(TEXT.content)
    await user.clear(area)
    await user.click(area)
    await user.paste(words)
    return { user, area }
  }
  const approved = () => api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

  it('is not approved while it is longer than a suggestion may be', async () => {
    const { user } = await edit('x'.repeat(3_002), anOffer({ post: { host: 'reddit.com' } }))
    await user.keyboard('{Enter}')
    await screen.findByText('2 over the limit of 3,000 characters for reddit.com.')
    expect(approved()).toEqual([])
  })

  it('is kept when it repeats another, which is shown', async () => {
    api.on(APPROVE, refuse(409, 'SUGGESTION_SIMILAR', { texts: [{ index: 0, isSame: true, similar }] }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(similar.content)
    expect(screen.queryByRole('button', { name: 'Copy anyway' })).toBeNull()
    expect(area.value).toBe(WORDS)
    expect(callsOf('suggestion:copy')).toEqual([])
  })

  it('is approved although it is similar to another after a confirmation', async () => {
    api.on(APPROVE, refuse(409, 'SUGGESTION_SIMILAR', { texts: [{ index: 0, isSame: false, similar }] }))
    const { user } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(similar.content)
    api.on(APPROVE, { data: [{ id: 'text-1', content: WORDS }], added: 1 })
    await user.click(screen.getByRole('button', { name: 'Copy anyway' }))
    await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
    expect(approved().at(-1)).toMatchObject({ comments: [{ content: WORDS, acceptSimilar: true }] })
  })

  it('is kept when it cannot be approved, and while the panel is hidden', async () => {
    api.on(APPROVE, refuse(409, 'SUGGESTION_LIMIT_REACHED'))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(/^Nothing was copied/)
    expect(area.value).toBe(WORDS)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await user.click(await screen.findByRole('option', { name: /Which week/ }))
    await user.click(screen.getByRole('button', { name: 'Edit first' }))
    expect((await field()).value).toBe(WORDS)
  })

  it('is copied in the last words when an earlier attempt has approved others', async () => {
    onCall('suggestion:copy', () => ({ outcome: 'unanswered' }))
    const { user, area } = await edit()
    await user.keyboard('{Enter}')
    await screen.findByText(/^Nothing was copied/)
    onCall('suggestion:copy', () => ({ outcome: 'copied', copy: aCopy({ commentId: 'text-1' }) }))
    await user.type(area, '!{Enter}')
    const edited = { content: `${WORDS}!`, acceptSimilar: false }
    await expect
      .poll(() => callsOf('suggestion:copy').at(-1))
      .toEqual(['post-1', 'text-1', { opensPost: true, edited }])
  })

  it('is approved and copied as edited', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Approve and copy' }))
    await expect.poll(() => callsOf('suggestion:copy')).toEqual([['post-1', 'text-1', COPY_AND_OPEN]])
    expect(approved()).toEqual([
      { postId: 'post-1', comments: [{ id: 'text-1', ...TEXT, content: WORDS, isApproved: true }] },
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
