import { screen, within } from '@testing-library/react'
import type { AiPostState, AiRun } from '@fanfare/contract/ai/data/ai.ts'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { vi } from 'vitest'
import GenerateButton from '../features/ai/components/generate/generate-button.tsx'
import { fakeApi } from './fake-api.ts'
import { aMood, anAiPost, anAiRun, aPost, aUser } from './fixtures.ts'
import { renderScreen } from './render-screen.tsx'

export const STATE = 'GET /ai/posts/post-1'
export const GENERATE = 'POST /ai/posts/post-1/generate-comments'
export const APPROVE = 'POST /ai/posts/post-1/approve-comments'
export const RUN = 'GET /ai/runs/run-1'
export const CANCEL = 'POST /ai/runs/run-1/cancel'
export const DISCARD = 'POST /ai/runs/run-1/discard'

export const MOODS = [aMood(), aMood({ id: 'mood-2', key: 'witty', name: 'Witty', emoji: '😉' })]

/** A run of which no text has arrived. */
export const aQueuedRun = (facts: Partial<AiRun> = {}) =>
  anAiRun({ state: 'queued', texts: [], wanted: 1, endedAt: null, ...facts })

/** Opens the heading of the suggestions as a member who may generate. */
export async function visitAi(
  state: Partial<AiPostState> = {},
  answers: Record<string, unknown> = {},
  { at = '/posts/post-1', post = {} }: { at?: string; post?: Partial<Post> } = {},
) {
  const server = fakeApi({ [STATE]: anAiPost(state), 'GET /moods': { moods: MOODS }, ...answers })
  const onAdded = vi.fn<() => void>()
  const view = await renderScreen(<GenerateButton post={aPost(post)} onAdded={onAdded} />, {
    user: aUser(),
    at,
  })
  return { ...view, server, onAdded }
}

/** The dialog of the form, opened by its button. */
export async function openForm(...setting: Parameters<typeof visitAi>) {
  const view = await visitAi(...setting)
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Generate AI comments' })
  await vi.waitFor(() => {
    if (button.disabled) throw new Error('It is not known yet what can be generated')
  })
  await view.user.click(button)
  return {
    ...view,
    button,
    dialog: within(await screen.findByRole('dialog', { name: 'Generate AI comments' })),
  }
}

/** The dialog of the review, opened by its button. */
export async function openReview(
  runs: AiRun[],
  answers: Record<string, unknown> = {},
  state: Partial<AiPostState> = {},
) {
  const view = await visitAi({ ...state, runs }, answers)
  await view.user.click(await screen.findByRole('button', { name: /to review$|^Writing/ }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Review AI comments' })) }
}
