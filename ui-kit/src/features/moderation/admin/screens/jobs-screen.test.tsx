import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FailedJob } from '@fanfare/contract/moderation/data/administration.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import JobsScreen from './jobs-screen.tsx'

const LIST = 'GET /admin/jobs'
const JOB: FailedJob = {
  id: 'job-1',
  name: 'deliver_mail',
  attempts: 10,
  error: 'The mail server said no',
  failedAt: '2026-11-20T09:14:00.000Z',
}
const listOf = (...jobs: FailedJob[]) => ({ jobs, pagination: ONE_PAGE })

async function visit(answer: unknown = listOf(JOB)) {
  const server = fakeApi({ [LIST]: answer })
  return { server, ...(await renderScreen(<JobsScreen />, { user: aUser({ isAdmin: true }) })) }
}

const press = (name: string) => screen.findByRole('button', { name })

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load jobs' })
  server.on(LIST, listOf(JOB))
  await user.click(await press('Try again'))
  await screen.findByText('deliver_mail')
})

it('says that no job was given up', async () => {
  await visit(listOf())
  await screen.findByRole('heading', { name: 'No failed jobs' })
})

it('shows when a job failed, after how many tries, and why', async () => {
  await visit()
  const { textContent } = await screen.findByRole('listitem')
  expect(textContent).toMatch(
    /^deliver_mailFailed (yesterday|\d+ \w+ ago), after 10 triesThe mail server said no/,
  )
})

it('tries a job again', async () => {
  const { server, user } = await visit()
  server.on('POST /admin/jobs/job-1/retry', () => undefined)
  await press('Try deliver_mail again')
  server.on(LIST, listOf())
  await user.click(await press('Try deliver_mail again'))
  await screen.findByText('The job is running again')
  await screen.findByRole('heading', { name: 'No failed jobs' })
})

it('says that a job is not there any more', async () => {
  const { server, user } = await visit()
  server.on('POST /admin/jobs/job-1/retry', refuse(404, 'JOB_NOT_FOUND'))
  await user.click(await press('Try deliver_mail again'))
  await screen.findAllByText(/Failed to retry the job. This job no longer exists./)
})

it('asks before it discards a job', async () => {
  const { server, user } = await visit()
  server.on('DELETE /admin/jobs/job-1', () => undefined)
  await user.click(await press('Discard deliver_mail'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard deliver_mail?' })
  expect(server.to('DELETE /admin/jobs/job-1')).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Discard job' }))
  await screen.findByText('Job discarded')
})
