import { expect, it } from 'vitest'
import { shortId } from './short-id.ts'

it('tells ids apart that were made in the same moment', () => {
  const [one, two] = ['019338a1-7c00-7abc-8def-0123456789ab', '019338a1-7c00-7abc-8def-cdef01234567']
  expect([shortId(one), shortId(two)]).toEqual(['456789ab', '01234567'])
})
