import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { useMarkRead } from './use-mark-read.ts'

const READ = 'PUT /notifications/read'

function Post({ id, onRead }: { id: string; onRead: (id: string) => void }) {
  const again = useMarkRead(id, onRead)
  return <button onClick={again}>Copy</button>
}

const visit = (onRead = vi.fn<(id: string) => void>()) =>
  renderScreen(<Post id="post-1" onRead={onRead} />, { user: aUser() })

it('leaves the post unread when it fails', async () => {
  const server = fakeApi({ [READ]: refuse(503, 'SERVICE_UNAVAILABLE') })
  const onRead = vi.fn<(id: string) => void>()
  const { queryClient } = await visit(onRead)
  await waitFor(() => expect(server.to(READ)).toHaveLength(1))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(onRead).not.toHaveBeenCalled()
})

it('marks a post once when it is opened, and again when something is copied there', async () => {
  const server = fakeApi({ [READ]: { unread: 2 } })
  const onRead = vi.fn<(id: string) => void>()
  const { user } = await visit(onRead)
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('post-1'))
  expect(server.to(READ).map(({ body }) => body)).toEqual([{ postIds: ['post-1'] }])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(server.to(READ)).toHaveLength(2))
})
