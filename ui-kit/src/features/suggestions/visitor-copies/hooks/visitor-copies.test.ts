import { beforeEach, expect, it, vi } from 'vitest'
import { createFakePlatform } from '../../../../platform/fake-platform.ts'
import {
  forgetVisitorCopies,
  forgetVisitorCopy,
  keepVisitorCopy,
  loadVisitorCopies,
  useVisitorCopies,
  VISITOR_COPIES_KEY,
  type VisitorCopy,
} from './visitor-copies.ts'

const aCopy = (facts: Partial<VisitorCopy> = {}): VisitorCopy => ({
  id: 's1',
  text: 'Well said',
  title: 'How we cut our latency in half',
  path: '/public/northwind-labs/how-we-cut-our-latency',
  host: 'linkedin.com',
  url: 'https://www.linkedin.com/posts/latency-7264',
  at: Date.now(),
  ...facts,
})

const device = (stored?: unknown) =>
  createFakePlatform(
    stored === undefined
      ? {}
      : { [VISITOR_COPIES_KEY]: typeof stored === 'string' ? stored : JSON.stringify(stored) },
  ).storage

const ids = () => useVisitorCopies.getState().copies.map(({ id }) => id)

beforeEach(() => useVisitorCopies.setState({ copies: [] }))

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['no JSON', 'not json'],
  ['no list', 7],
  ['a link that is no web page', [aCopy({ url: 'javascript:alert(1)' })]],
  ['a page of another site', [aCopy({ path: 'https://elsewhere.example' })]],
  ['a copy without a text', [{ ...aCopy(), text: null }]],
])('reads nothing from %s', (_, stored) => {
  loadVisitorCopies(device(stored))
  expect(ids()).toEqual([])
})

it('keeps the ten latest copies, newest first, each once', () => {
  const storage = device()
  for (let number = 1; number <= 12; number += 1) keepVisitorCopy(storage, aCopy({ id: `s${number}` }))
  keepVisitorCopy(storage, aCopy({ id: 's5' }))
  const expected = ['s5', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's4', 's3']
  expect(ids()).toEqual(expected)
  useVisitorCopies.setState({ copies: [] })
  loadVisitorCopies(storage)
  expect(ids()).toEqual(expected)
})

it('forgets a copy after a day, when others may copy it', () => {
  const storage = device()
  keepVisitorCopy(storage, aCopy())
  const day = 86_400_000
  vi.setSystemTime(Date.now() + day + 1)
  loadVisitorCopies(storage)
  vi.useRealTimers()
  expect(ids()).toEqual([])
})

it('forgets one or all, also those of another tab', () => {
  const storage = device()
  keepVisitorCopy(storage, aCopy())
  useVisitorCopies.setState({ copies: [] })
  keepVisitorCopy(storage, aCopy({ id: 's2' }))
  expect(ids()).toEqual(['s2', 's1'])
  forgetVisitorCopy(storage, 's2')
  expect(ids()).toEqual(['s1'])
  forgetVisitorCopies(storage)
  expect(ids()).toEqual([])
  expect(storage.get(VISITOR_COPIES_KEY)).toBeNull()
})
