import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refuse, unreachable } from '../../../../testing/fake-api.ts'
import { anAiPost, anAiRun, anAiText } from '../../../../testing/fixtures.ts'
import {
  APPROVE,
  aQueuedRun,
  CANCEL,
  DISCARD,
  GENERATE,
  openForm,
  openReview,
  RUN,
  STATE,
} from '../../../../testing/visit-ai.tsx'

const one = anAiText()
const two = anAiText({
  id: 'text-2',
  content: 'Somebody print this.',
  moodId: 'mood-2',
  moodName: 'Witty',
  reasoning: null,
})
const both = anAiRun({ texts: [one, two] })
const similarTo = { id: 'suggestion-1', content: 'What moved first?', isSuggestion: true }

type Dialog = Awaited<ReturnType<typeof openReview>>['dialog']
const card = (dialog: Dialog, name: string) => within(dialog.getByRole('article', { name }))
const words = (dialog: Dialog, name: string) =>
  dialog.getByRole<HTMLTextAreaElement>('textbox', { name: `Text: ${name}` })
const decision = (dialog: Dialog, name: string) =>
  within(dialog.getByRole('radiogroup', { name: `Decision: ${name}` }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value

describe('keeps everything when nothing could be added', () => {
  it('because the server refuses or cannot be reached', async () => {
    const { user, dialog, server } = await openReview([both], { [APPROVE]: unreachable })
    await user.fill(words(dialog, 'Curious'), ' Really?')
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await dialog.findByText('Error approving comments')
    expect(words(dialog, 'Curious').value).toBe('Which metric moved first? Really?')
    server.on(APPROVE, refuse(404, 'POST_NOT_FOUND'))
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await dialog.findByText('Post not found.')
  })

  it('because texts are like others, which are shown and can be accepted', async () => {
    const similar = { id: 'suggestion-1', content: 'What moved first?' }
    const { user, dialog, server } = await openReview([both], {
      [APPROVE]: refuse(409, 'SUGGESTION_SIMILAR', { texts: [{ index: 1, isSame: false, similar }] }),
    })
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await dialog.findByText(/^Nothing was added yet\./)
    card(dialog, 'Witty').getByText('Very similar to')
    card(dialog, 'Witty').getByText('What moved first?')
    expect(card(dialog, 'Curious').queryByText('Very similar to')).toBeNull()
    server.on(APPROVE, { data: [], added: 2 })
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await expect.poll(() => server.to(APPROVE)).toHaveLength(2)
    expect(server.to(APPROVE).at(-1)!.body).toMatchObject({
      comments: [{ id: 'text-1' }, { id: 'text-2', acceptSimilar: true }],
    })
  })

  it('because the same words are taken, which only other words end', async () => {
    const texts = [{ index: 0, isSame: true, similar: { id: 'suggestion-1', content: one.content } }]
    const { user, dialog, server } = await openReview([both], {
      [APPROVE]: refuse(409, 'SUGGESTION_SIMILAR', { texts }),
    })
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await card(dialog, 'Curious').findByText('These words are already taken')
    await user.type(words(dialog, 'Curious'), '!')
    expect(card(dialog, 'Curious').queryByText('These words are already taken')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
    await expect.poll(() => server.to(APPROVE)).toHaveLength(2)
    expect(server.to(APPROVE)[1]!.body).not.toMatchObject({ comments: [{ acceptSimilar: true }, {}] })
  })
})

it('sends no empty text and none that is too long, and leads to it', async () => {
  const { user, dialog, server } = await openReview([both])
  await user.clear(words(dialog, 'Witty'))
  await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
  expect(document.activeElement).toBe(words(dialog, 'Witty'))
  card(dialog, 'Witty').getByText('Write a text, or reject this one')
  await user.click(words(dialog, 'Curious'))
  await user.paste('x'.repeat(1_250))
  card(dialog, 'Curious').getByText('25 over the limit of 1,250 characters for linkedin.com.')
  expect(server.to(APPROVE)).toHaveLength(0)
})

it('approves nothing without an approved text, and offers to discard all', async () => {
  const { user, dialog, server } = await openReview([both], { [DISCARD]: { run: both } })
  await user.click(dialog.getByRole('button', { name: 'Reject all' }))
  dialog.getByText('0 of 2 approved')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Approve 0/ }).disabled).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Discard all' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard these 2 texts?' }))
  await user.click(question.getByRole('button', { name: 'Discard all' }))
  await screen.findByText('Texts discarded')
  expect(server.to(DISCARD)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review AI comments' })).toBeNull())
})

it('says when somebody else has decided meanwhile', async () => {
  const { user, dialog, server } = await openReview([both], { [APPROVE]: refuse(404, 'AI_RUN_NOT_FOUND') })
  server.on(STATE, anAiPost({ runs: [anAiRun({ texts: [two] })] }))
  await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
  await dialog.findByText(/^Someone else already reviewed/)
  await waitFor(() => expect(dialog.queryByRole('article', { name: 'Curious' })).toBeNull())
  expect(words(dialog, 'Witty').value).toBe('Somebody print this.')
})

it('follows the decisions of others while it is open', async () => {
  const { user, dialog, server, queryClient } = await openReview([both])
  await user.type(words(dialog, 'Witty'), '!')
  server.on(STATE, anAiPost({ runs: [anAiRun({ texts: [two] })] }))
  await queryClient.refetchQueries()
  await dialog.findByText(/^Someone else already reviewed/)
  expect(dialog.queryByRole('article', { name: 'Curious' })).toBeNull()
  expect(words(dialog, 'Witty').value).toBe('Somebody print this.!')
  server.on(STATE, anAiPost())
  await queryClient.refetchQueries()
  await dialog.findByText('Nothing to review')
})

it('shows mood, reasoning and length of each text, all of them approved', async () => {
  const { dialog } = await openReview([both])
  card(dialog, 'Curious').getByText('Asks the author something specific.')
  card(dialog, 'Curious').getByText('25 of 1,250 characters')
  card(dialog, 'Witty').getByText('No reasoning provided')
  expect([decision(dialog, 'Curious'), decision(dialog, 'Witty')]).toEqual(['approve', 'approve'])
  dialog.getByText('2 of 2 approved')
})

it('approves a near-duplicate at first, beside what it is like', async () => {
  const { user, dialog, server } = await openReview([anAiRun({ texts: [{ ...one, similarTo }, two] })], {
    [APPROVE]: { data: [], added: 2 },
  })
  card(dialog, 'Curious').getByText('What moved first?')
  card(dialog, 'Curious').getByText('Very similar to')
  expect(decision(dialog, 'Curious')).toBe('approve')
  dialog.getByText('2 of 2 approved')
  await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
  await expect
    .poll(() => server.to(APPROVE)[0]?.body)
    .toMatchObject({ comments: [{ id: 'text-1', acceptSimilar: true }, { id: 'text-2' }] })
})

it('marks a text of which no rule is certain, until its words are changed', async () => {
  const doubtful = anAiText({ content: 'Great launch, Company X', doubts: ['placeholder', 'citation'] })
  const { user, dialog } = await openReview([anAiRun({ texts: [doubtful, two] })])
  card(dialog, 'Curious').getByText('Check this one carefully')
  card(dialog, 'Curious').getByText('It may contain a placeholder.')
  card(dialog, 'Curious').getByText('It may contain parts of a citation.')
  expect(card(dialog, 'Witty').queryByText('Check this one carefully')).toBeNull()
  const describedBy = words(dialog, 'Curious').getAttribute('aria-describedby')!.split(' ')
  expect(describedBy.map((id) => document.getElementById(id)!.textContent).join(' ')).toContain(
    'a placeholder',
  )
  expect(decision(dialog, 'Curious')).toBe('approve')
  await user.type(words(dialog, 'Curious'), '!')
  expect(card(dialog, 'Curious').queryByText('Check this one carefully')).toBeNull()
})

it('adds what is approved in the words of the member, says how many, and closes', async () => {
  const { user, dialog, server, onAdded } = await openReview([both], { [APPROVE]: { data: [], added: 1 } })
  await user.fill(words(dialog, 'Curious'), ' Really? ')
  await user.click(card(dialog, 'Witty').getByRole('radio', { name: 'Reject' }))
  server.on(STATE, anAiPost())
  await user.click(dialog.getByRole('button', { name: 'Approve 1 comment' }))
  await screen.findByText('1 comment was added')
  expect(server.to(APPROVE)[0]!.body).toEqual({
    postId: 'post-1',
    comments: [
      {
        id: 'text-1',
        content: 'Which metric moved first? Really?',
        moodId: 'mood-1',
        isApproved: true,
      },
      { id: 'text-2', content: 'Somebody print this.', moodId: 'mood-2', isApproved: false },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review AI comments' })).toBeNull())
  expect(onAdded).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate AI comments' }))
})

it('says when somebody else was faster', async () => {
  const { user, dialog } = await openReview([both], { [APPROVE]: { data: [], added: 0 } })
  await user.click(dialog.getByRole('button', { name: 'Approve 2 comments' }))
  expect(await screen.findByText('Someone else already added them')).toBeTruthy()
})

it('keeps words and decisions when it closes, and leads back', async () => {
  const { user, dialog } = await openReview([both])
  await user.type(words(dialog, 'Curious'), '!')
  await user.click(card(dialog, 'Witty').getByRole('radio', { name: 'Reject' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review AI comments' })).toBeNull())
  const opener = screen.getByRole('button', { name: '2 texts to review' })
  expect(document.activeElement).toBe(opener)
  await user.click(opener)
  const again = within(await screen.findByRole('dialog', { name: 'Review AI comments' }))
  expect(words(again, 'Curious').value).toBe('Which metric moved first?!')
  expect(decision(again, 'Witty')).toBe('reject')
})

describe('a run that is on its way', () => {
  const running = anAiRun({ state: 'running', texts: [one], wanted: 3, arrived: 1, endedAt: null })

  it('says why it could not be stopped', async () => {
    const { user, dialog } = await openReview([running], { [CANCEL]: unreachable })
    await user.click(dialog.getByRole('button', { name: 'Stop' }))
    expect(await dialog.findByText('Generating could not be stopped')).toBeTruthy()
  })

  it('shows the texts as they arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { dialog, server } = await openReview([running])
    expect(dialog.getByText('1 of 3 texts so far').tagName).toBe('OUTPUT')
    expect(dialog.getByRole('list', { name: 'Review AI comments' }).children).toHaveLength(3)
    server.on(STATE, anAiPost({ runs: [{ ...running, texts: [one, two], arrived: 2 }] }))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await dialog.findByText('2 of 3 texts so far')
    expect(words(dialog, 'Witty').value).toBe('Somebody print this.')
  })

  it('keeps what has arrived when it is stopped', async () => {
    const missing = [{ moodId: 'mood-2', quantity: 2 }]
    const stopped = { ...running, state: 'cancelled', missing } as const
    const { user, dialog, server } = await openReview([running], { [CANCEL]: { run: stopped } })
    server.on(STATE, anAiPost({ runs: [stopped] }))
    await user.click(dialog.getByRole('button', { name: 'Stop' }))
    await dialog.findByText('Generating was stopped.')
    dialog.getByText('2 texts are missing')
    expect(words(dialog, 'Curious').value).toBe('Which metric moved first?')
  })
})

describe('a run that fell short', () => {
  it('says why while the dialog is closed', async () => {
    const { user, dialog, server } = await openForm({}, { [GENERATE]: { data: [], run: aQueuedRun() } })
    await dialog.findByRole('button', { name: 'Curious' })
    server.on(STATE, anAiPost({ runs: [aQueuedRun()] }))
    await user.click(dialog.getByRole('button', { name: 'Generate' }))
    await screen.findByRole('dialog', { name: 'Review AI comments' })
    await user.keyboard('{Escape}')
    await screen.findByRole('button', { name: 'Writing: 0 of 1' })
    server.on(STATE, anAiPost())
    server.on(RUN, { run: aQueuedRun({ state: 'failed', failure: 'AI_TIMEOUT' }) })
    // Shown once visibly, and once for screen readers.
    await screen.findAllByText(
      /^Error generating comments\. The provider took too long/,
      {},
      { timeout: 4_000 },
    )
  })

  it('asks for what is missing, and keeps the rest', async () => {
    const missing = [{ moodId: 'mood-2', quantity: 2 }]
    const short = anAiRun({ failure: 'AI_TRUNCATED', wanted: 3, missing })
    const again = aQueuedRun({ id: 'run-2', wanted: 2 })
    const { user, dialog, server } = await openReview([short], { [GENERATE]: { data: [], run: again } })
    dialog.getByText(/^The provider’s answer ended too early/)
    server.on(STATE, anAiPost({ runs: [again, short] }))
    await user.click(dialog.getByRole('button', { name: 'Generate the missing 2' }))
    await dialog.findByText('0 of 2 texts so far')
    expect(server.to(GENERATE)[0]!.body).toMatchObject({ moods: missing, provider: 'openai' })
    expect(dialog.queryByRole('button', { name: /^Ask for/ })).toBeNull()
    expect(words(dialog, 'Curious').value).toBe('Which metric moved first?')
  })

  it('says what could not be used', async () => {
    const problems = [
      { problem: 'link', count: 1 },
      { problem: 'tooLong', count: 2 },
    ] as const
    const missing = [{ moodId: 'mood-2', quantity: 3 }]
    const { dialog } = await openReview([anAiRun({ wanted: 4, problems: [...problems], missing })])
    dialog.getByText('1 contained a link that is not in the post.')
    expect(dialog.getByText('2 were too long.')).toBeTruthy()
  })

  it('without a text says why, what to do, and tries again', async () => {
    const failed = aQueuedRun({
      state: 'failed',
      failure: 'AI_KEY_REFUSED',
      missing: [{ moodId: 'mood-1', quantity: 1 }],
    })
    const { user, dialog, server } = await openForm(
      {},
      { [GENERATE]: { data: [], run: aQueuedRun() }, [RUN]: { run: failed } },
    )
    await dialog.findByRole('button', { name: 'Curious' })
    await user.click(dialog.getByRole('button', { name: 'Generate' }))
    const review = within(await screen.findByRole('dialog', { name: 'Review AI comments' }))
    await review.findByText('No texts arrived')
    review.getByText(/^The provider refuses the key/)
    expect(review.getByRole('link', { name: 'Open the settings' })).toBeTruthy()
    const again = aQueuedRun({ id: 'run-2' })
    server.on(GENERATE, { data: [], run: again })
    server.on(STATE, anAiPost({ runs: [again] }))
    await user.click(review.getByRole('button', { name: 'Try again' }))
    await review.findByText('0 of 1 text so far')
  })
})
