import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi, delayed, refuse, unreachable } from '../../../../testing/fake-api.ts'
import { aPublicPost, aReport, aUser } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ReportButton } from './report-button.tsx'

const SEND = 'POST /community/posts/post-1/report'

async function openDialog(answer: unknown = { report: aReport() }) {
  const server = fakeApi({ [SEND]: answer })
  const { user } = await renderScreen(<ReportButton post={aPublicPost()} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Report post' }))
  const dialog = await screen.findByRole('dialog', { name: 'Report post' })
  return {
    server,
    user,
    dialog: within(dialog),
    send: () => user.click(within(dialog).getByRole('button', { name: 'Send report' })),
  }
}

it('is hidden from visitors', async () => {
  fakeApi()
  await renderScreen(
    <>
      <p>The page is there.</p>
      <ReportButton post={aPublicPost()} />
    </>,
  )
  await screen.findByText('The page is there.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('requires a reason', async () => {
  const { server, dialog, send } = await openDialog()
  await send()
  dialog.getByText('Choose a reason')
  expect(dialog.getByRole('radiogroup', { name: 'Reason' }).getAttribute('aria-invalid')).toBe('true')
  expect(server.to(SEND)).toHaveLength(0)
})

it('limits the description, and counts characters while typing', async () => {
  const { server, user, dialog, send } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Spam' }))
  const description = dialog.getByRole('textbox', { name: 'Description' })
  fireEvent.change(description, { target: { value: 'x'.repeat(1_001) } })
  dialog.getByText('1,001 of 1,000 characters')
  dialog.getByText('The description can have at most 1,000 characters')
  await send()
  expect(server.to(SEND)).toHaveLength(0)
})

it('says that the user has already reported the post, and links to the report', async () => {
  const { user, dialog, send } = await openDialog(refuse(409, 'REPORT_EXISTS'))
  await user.click(dialog.getByRole('radio', { name: 'Violence' }))
  await send()
  await dialog.findByText(/You have already reported this post/)
  expect(dialog.getByRole('link', { name: 'See your reports' }).getAttribute('href')).toBe('/reports')
})

it('does not ask to try again when the post is no longer public', async () => {
  const { user, dialog, send } = await openDialog(refuse(404, 'POST_NOT_FOUND'))
  await user.click(dialog.getByRole('radio', { name: 'Violence' }))
  await send()
  await dialog.findByText('Failed to report post')
  dialog.getByText('Post not found.')
  expect(dialog.queryByText(/Please try again/)).toBeNull()
})

it('keeps what was typed when the server is offline, and can be sent again', async () => {
  const { server, user, dialog, send } = await openDialog(unreachable)
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.fill(dialog.getByRole('textbox', { name: 'Description' }), 'Look at the second line.')
  await send()
  await dialog.findByText('Failed to submit report. Please try again.')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Something else' }).checked).toBe(true)
  server.on(SEND, { report: aReport() })
  await send()
  await screen.findByText('Post reported successfully')
  expect(server.to(SEND).at(-1)!.body).toEqual({ reason: 'other', description: 'Look at the second line.' })
})

it('is sent once, however often it is clicked, and closes', async () => {
  const waiting = delayed({ report: aReport() })
  const { server, user, dialog, send } = await openDialog(waiting.answer)
  await user.click(dialog.getByRole('radio', { name: 'Harassment' }))
  await send()
  await send()
  expect(dialog.getByRole('button', { name: 'Send report' }).getAttribute('aria-busy')).toBe('true')
  waiting.release()
  await screen.findByText('Post reported successfully')
  expect(server.to(SEND)).toHaveLength(1)
  expect(screen.queryByRole('dialog', { name: 'Report post' })).toBeNull()
})

it('names the post in a list', async () => {
  fakeApi()
  await renderScreen(<ReportButton post={aPublicPost()} compact />, { user: aUser() })
  await screen.findByRole('button', { name: 'Report post: How we cut our latency in half' })
})

it('does not name a covered post, and leads to the report once it is sent', async () => {
  const server = fakeApi({ [SEND]: { report: aReport() } })
  const cover = { covered: true, title: 'Sensitive post' }
  const { user } = await renderScreen(<ReportButton post={aPublicPost()} cover={cover} />, { user: aUser() })
  await user.click(await screen.findByRole('button', { name: 'Report post' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }))
  dialog.getByText(/what is wrong with this post\./)
  await user.click(dialog.getByRole('radio', { name: 'Spam' }))
  await user.click(dialog.getByRole('button', { name: 'Send report' }))
  const link = await screen.findByRole('link', { name: 'Reported' })
  expect(link.getAttribute('href')).toBe('/reports')
  expect(server.to(SEND)).toHaveLength(1)
})
