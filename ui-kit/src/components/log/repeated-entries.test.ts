import { expect, it } from 'vitest'
import { groupRepeated, type DescribedEntry } from './repeated-entries.ts'

function anEntry(id: string, facts: Partial<DescribedEntry> = {}): DescribedEntry {
  const iso = '2026-11-20T12:00:00.000Z'
  return { id, iso, action: 'Approved a host', subject: id, actor: 'Ana', changes: null, ...facts }
}

const groupsOf = (...entries: DescribedEntry[]) =>
  groupRepeated(entries).map((group) => group.entries.map(({ id }) => id))

it('groups neighbours in which a person repeats an action within an hour', () => {
  const times = ['2026-11-20T12:50:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T11:10:00.000Z']
  expect(groupsOf(...times.map((iso, at) => anEntry(`${at}`, { iso })))).toEqual([['0', '1', '2']])
})

it('keeps other people, other actions and other hours apart', () => {
  expect(
    groupsOf(
      anEntry('1'),
      anEntry('2', { actor: 'Rui' }),
      anEntry('3'),
      anEntry('4', { action: 'Blocked a host' }),
      anEntry('5', { action: 'Blocked a host', iso: '2026-11-20T10:59:00.000Z' }),
    ),
  ).toEqual([['1'], ['2'], ['3'], ['4'], ['5']])
})

it('keeps days apart, and people without an account', () => {
  const [after, before] = [new Date(2026, 10, 20, 0, 10), new Date(2026, 10, 19, 23, 50)]
  expect(
    groupsOf(
      anEntry('1', { iso: after.toISOString() }),
      anEntry('2', { iso: before.toISOString() }),
      anEntry('3', { actor: null }),
      anEntry('4', { actor: null }),
    ),
  ).toEqual([['1'], ['2'], ['3'], ['4']])
})
