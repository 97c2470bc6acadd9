import { expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { claimAndCopy, type ClaimSteps } from './claim-and-copy.ts'

const refusal = (code: 'COMMENT_ALREADY_USED' | 'VISITOR_LIMIT_REACHED', details = {}) =>
  new ApiError({ code, status: 409, message: code, details })

function steps() {
  return {
    claim: vi.fn<ClaimSteps['claim']>(async () => 'Well said'),
    copy: vi.fn<ClaimSteps['copy']>(async () => 'copied'),
    release: vi.fn<ClaimSteps['release']>(async () => undefined),
  }
}

it('copies nothing that somebody else has taken, and hands on what the server proposes', async () => {
  const { claim, ...rest } = steps()
  const next = { id: 's2', content: 'Other' }
  claim.mockRejectedValue(refusal('COMMENT_ALREADY_USED', { next }))
  await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'taken', proposed: next })
  expect(rest.copy).not.toHaveBeenCalled()
})

it('knows of no proposal when none is free any more', async () => {
  const { claim, ...rest } = steps()
  claim.mockRejectedValue(refusal('COMMENT_ALREADY_USED', { next: null }))
  await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'taken', proposed: null })
})

it('copies nothing that the server refuses', async () => {
  const { claim, ...rest } = steps()
  const error = refusal('VISITOR_LIMIT_REACHED')
  claim.mockRejectedValue(error)
  await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'refused', error })
  expect(rest.copy).not.toHaveBeenCalled()
})

it('gives the claim back when the clipboard fails, and offers the text', async () => {
  const { copy, ...rest } = steps()
  copy.mockResolvedValue('failed')
  await expect(claimAndCopy({ copy, ...rest })).resolves.toEqual({ outcome: 'unclipped', text: 'Well said' })
  expect(rest.release).toHaveBeenCalledOnce()
})

it('offers the text even when the claim cannot be given back', async () => {
  const { copy, release, claim } = steps()
  copy.mockResolvedValue('failed')
  release.mockRejectedValue(new Error('offline'))
  await expect(claimAndCopy({ copy, release, claim })).resolves.toMatchObject({ outcome: 'unclipped' })
})

it('copies what the server says the text is, after the claim', async () => {
  const all = steps()
  await expect(claimAndCopy(all)).resolves.toEqual({ outcome: 'copied' })
  expect(all.copy).toHaveBeenCalledWith('Well said')
  expect(all.release).not.toHaveBeenCalled()
})
