import { useMutation } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QUIET } from '../../components/queries/query-client.ts'
import { delayed } from '../../testing/fake-api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Toasts } from './toasts.tsx'

const said = () => screen.queryAllByText('Still working…').length > 0
const twoSeconds = () => new Promise((resolve) => setTimeout(resolve, 2_200))

function Actor({ action, meta }: { action: () => Promise<unknown>; meta?: typeof QUIET }) {
  const { mutate } = useMutation({ mutationFn: action, meta })
  return <button onClick={() => mutate()}>Act</button>
}

async function act(action: () => Promise<unknown>, meta?: typeof QUIET) {
  const view = await renderScreen(
    <>
      <Actor action={action} meta={meta} />
      <Toasts />
    </>,
  )
  await view.user.click(screen.getByRole('button', { name: 'Act' }))
  return view
}

it.each([
  ['ends', async () => 'done'],
  ['fails', () => Promise.reject(new Error('No.'))],
])('says after two seconds that an action is still running, until it %s', async (_how, end) => {
  const { answer, release } = delayed(null)
  await act(() => answer().then(end))
  expect(said()).toBe(false)
  await expect.poll(said, { timeout: 3_000 }).toBe(true)
  release()
  await expect.poll(said, { timeout: 3_000 }).toBe(false)
})

it.each([
  ['an action that has ended', async () => undefined, undefined],
  ['an action whose progress is shown', () => new Promise(() => undefined), QUIET],
])('says nothing of %s', async (_what, action, meta) => {
  await act(action, meta)
  await twoSeconds()
  expect(said()).toBe(false)
})

it('says nothing of an action that an ended session has left behind', async () => {
  const { queryClient } = await act(() => new Promise(() => undefined))
  queryClient.clear()
  await twoSeconds()
  expect(said()).toBe(false)
})

it('stops saying that an action is running when its session ends', async () => {
  const { queryClient } = await act(() => new Promise(() => undefined))
  await expect.poll(said, { timeout: 3_000 }).toBe(true)
  queryClient.clear()
  await expect.poll(said, { timeout: 3_000 }).toBe(false)
})
