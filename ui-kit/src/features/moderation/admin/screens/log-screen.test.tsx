import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  PLATFORM_ACTIONS,
  PLATFORM_FIELDS,
  type PlatformLogEntry,
} from '@fanfare/contract/moderation/data/platform_log.ts'
import { fakeApi, refuse } from '../../../../testing/fake-api.ts'
import { aUser, ONE_PAGE } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import LogScreen from './log-screen.tsx'

const LOG = 'GET /admin/log'
const ACTOR = '0193a1de-0000-7000-8000-000000000001'

function anEntry(facts: Partial<PlatformLogEntry> = {}): PlatformLogEntry {
  return {
    id: 'entry-1',
    action: 'tag.changed',
    actor: { id: ACTOR, name: 'Ana Ribeiro' },
    targetId: 'tag-1',
    subject: 'press',
    before: { name: 'press', isPredefined: 'false' },
    after: { name: 'media', isPredefined: 'true' },
    createdAt: '2026-11-20T09:14:00.000Z',
    ...facts,
  }
}

const logOf = (...entries: PlatformLogEntry[]) => ({ entries, pagination: ONE_PAGE })

async function visit(answer: unknown, at = '/admin/log') {
  const people = [{ id: ACTOR, name: 'Ana Ribeiro' }]
  const server = fakeApi({ [LOG]: answer, 'GET /admin/people': { people, pagination: ONE_PAGE } })
  const setting = { path: '/admin/log', at, user: aUser({ isAdmin: true }) }
  return { server, ...(await renderScreen(<LogScreen />, setting)) }
}

it('shows an error and retries', async () => {
  const { server, user } = await visit(refuse(503, 'SERVICE_UNAVAILABLE'))
  await screen.findByRole('heading', { name: 'Failed to load the log' })
  server.on(LOG, logOf(anEntry()))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Changed a tag', { selector: 'li *' })
})

it('says that nothing has been decided', async () => {
  await visit(logOf())
  await screen.findByRole('heading', { name: 'No decisions yet' })
})

it('shows who decided what, when, with before and after', async () => {
  await visit(logOf(anEntry()))
  const { textContent } = await screen.findByRole('listitem')
  expect(textContent).toMatch(
    /^November 20, 2026Changed a tag: pressAna Ribeiro · 9:14.AMNamebeforepressaftermediaPredefinedbeforenoafteryes$/,
  )
})

it('shows decisions of deleted accounts, and about what has no public name', async () => {
  await visit(logOf(anEntry({ actor: null, subject: '', before: null, after: null })))
  const { textContent } = await screen.findByRole('listitem')
  expect(textContent).toMatch(/Changed a tagFormer member · /)
})

it('names each day once, above its decisions', async () => {
  const [earlier, now] = ['2026-11-20T11:00:00.000Z', new Date().toISOString()]
  const times = [now, earlier, '2026-11-20T09:14:00.000Z']
  await visit(logOf(...times.map((createdAt, at) => anEntry({ id: `entry-${at}`, createdAt }))))
  await screen.findAllByRole('listitem')
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.map(({ textContent }) => textContent)).toEqual(['today', 'November 20, 2026'])
})

it('groups what a person repeats, and shows each entry on request', async () => {
  const hosts = ['a.example', 'b.example', 'c.example'].map((subject) =>
    anEntry({
      id: subject,
      targetId: subject,
      action: 'host.approved',
      subject,
      before: null,
      after: { posts: '2' },
    }),
  )
  const { user } = await visit(logOf(...hosts))
  const summary = await screen.findByText(/^: a.example, b.example, c.example$/)
  await user.click(screen.getByText('Approved 3 hosts'))
  const group = summary.closest('details')!
  expect(group.open).toBe(true)
  const [first] = within(group).getAllByRole('listitem')
  expect(first!.textContent).toMatch(/^a.example9:14.AMPosts2$/)
})

it('counts how often one thing was changed', async () => {
  await visit(logOf(...['entry-1', 'entry-2'].map((id) => anEntry({ id }))))
  await screen.findByText('Changed a tag 2 times')
})

it('does not repeat in fields what the sentence says', async () => {
  const [before, after] = [{ status: 'pending' }, { status: 'approved' }]
  await visit(logOf(anEntry({ action: 'testimonial.approved', before, after })))
  await screen.findByRole('listitem')
  expect(screen.queryByRole('term')).toBeNull()
})

it.each(PLATFORM_ACTIONS)('has a text for %s', async (action) => {
  await visit(logOf(anEntry({ action })))
  expect((await screen.findByRole('listitem')).textContent).not.toContain(action)
})

it.each(PLATFORM_ACTIONS)('has a text for several of %s', async (action) => {
  await visit(logOf(...['one', 'two'].map((id) => anEntry({ id, targetId: id, action }))))
  const [row] = await screen.findAllByRole('listitem')
  expect(row!.textContent).toMatch(/^November 20, 2026\w+ [\w -]*2 /)
})

it.each(PLATFORM_FIELDS)('has a text for the field %s', async (field) => {
  await visit(logOf(anEntry({ before: null, after: { [field]: 'x' } })))
  expect((await screen.findByRole('term')).textContent).not.toBe(field)
})

it('says words of the product in the language of the reader, and no others', async () => {
  const before = { status: 'pending', name: 'approved' }
  await visit(logOf(anEntry({ before, after: { status: 'approved', name: 'blocked' } })))
  const { textContent } = await screen.findByRole('listitem')
  expect(textContent).toContain('waiting')
  expect(textContent).toMatch(/Namebeforeapprovedafterblocked/)
})

it('is filtered by action, administrator and whole days', async () => {
  const { server, user } = await visit(logOf(anEntry()))
  await screen.findByRole('listitem')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Deleted a tag')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Administrator' }),
    await screen.findByRole('option', { name: 'Ana Ribeiro' }),
  )
  await user.fill(screen.getByLabelText('From'), '2026-11-19')
  await user.fill(screen.getByLabelText('To'), '2026-11-20')
  await waitFor(() =>
    expect(Object.fromEntries(server.to(LOG).at(-1)!.query)).toEqual({
      action: 'tag.deleted',
      actorId: ACTOR,
      from: new Date(2026, 10, 19).toISOString(),
      to: new Date(2026, 10, 21).toISOString(),
      page: '1',
    }),
  )
})

it('says that no decision matches, and clears the filters', async () => {
  const { server, user } = await visit(logOf(), '/admin/log?action=tag.deleted&from=2026-13-99')
  await screen.findByRole('heading', { name: 'No matching decisions' })
  expect(server.to(LOG)[0]!.query.get('from')).toBeNull()
  server.on(LOG, logOf(anEntry()))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('listitem')
  expect(screen.getByLabelText('address').textContent).toBe('/admin/log')
})
